import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { paths } from "@/content-rules/fields/paths";
import { cardAddress } from "@/site-content/addresses";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { token } from "@/styles/tokens";

export const dynamic = "force-static";

/** Where mark and drawing are on the card, in px; the drawing is 4:3. */
const cardSize = { width: 1200, height: 630 } as const;
const mark = { left: 72, top: 207, width: 216 } as const;
const drawing = { left: 360, top: 0, width: 840, height: 630 } as const;

export const generateStaticParams = () =>
  paths.map((path) => ({ card: cardAddress(path).replace("/social/", "") }));

type Context = { readonly params: Promise<{ readonly card: string }> };

/** The social card of a page, without words: all languages share it. */
export async function GET(_request: Request, { params }: Context) {
  const { card } = await params;
  const path = paths.find((path) => cardAddress(path) === `/social/${card}`);
  if (path === undefined) return new Response(null, { status: 404 });
  const { picture } = contentIn(english).pages[path];

  const background = token("--surface-brand");
  const png = await sharp({ create: { ...cardSize, channels: 3, background } })
    .composite([
      { ...mark, input: await rasterise("/images/logo-mark.svg", mark) },
      { ...drawing, input: await rasterise(picture, drawing) },
    ])
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { "content-type": "image/png" } });
}

/** Renders a drawing or photo as a PNG that fills a size; what is beyond its shape is cut off. */
const rasterise = async (
  src: string,
  { width, height }: { readonly width: number; readonly height?: number },
): Promise<Buffer> =>
  // By its name, sharp would read the old picture of a changed file.
  sharp(await readFile(`public${src}`), { density: 300 })
    // Turns a photo upright.
    .rotate()
    .resize(width, height)
    .png()
    .toBuffer();
