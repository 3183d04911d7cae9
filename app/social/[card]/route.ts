import sharp from "sharp";
import { contentIn } from "@/content-model/content";
import { token } from "@/styles/tokens";
import { cardOf, cards } from "../cards";
import { fontErrors } from "../fonts";
import { textLayer } from "../text-layer";

export const dynamic = "force-static";

const cardSize = { width: 1200, height: 630 } as const;

/**
 * The file names of all cards.
 *
 * @throws when a font is not installed
 */
export function generateStaticParams() {
  const [error] = fontErrors();
  if (error !== undefined) throw new Error(error);
  return [...cards.keys()].map((card) => ({ card }));
}

type Context = { readonly params: Promise<{ readonly card: string }> };

/**
 * Draws the social card of a page in a language, 1200 x 630 px. The parameter `card` is the name of the file that the
 * export writes, which ends in .png.
 */
export async function GET(_request: Request, { params }: Context) {
  const card = cards.get((await params).card);
  if (card === undefined) return new Response(null, { status: 404 });
  const { name, address } = contentIn(card.language).site;
  const { title, picture } = cardOf(card.path, card.language);

  const { data: logo } = await rasterise("/images/logo-mark.svg", 84);
  const { data: drawing, info } = await rasterise(picture, 620);
  const place = `${address.locality}, ${address.city}`;
  const texts = await textLayer({ brand: name, title, place }, card.language);
  const background = token("--surface-brand");
  const png = await sharp({ create: { ...cardSize, channels: 3, background } })
    .composite([
      { input: logo, left: 60, top: 64 },
      {
        input: drawing,
        left: 556,
        top: Math.round((cardSize.height - info.height) / 2),
      },
      ...texts,
    ])
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { "content-type": "image/png" },
  });
}

/** Renders a drawing or photo as a PNG of at most `width` px that is not higher than the card. */
async function rasterise(src: string, width: number) {
  return (
    sharp(`public${src}`, { density: 144 })
      // Applies the EXIF orientation of a photo.
      .rotate()
      .resize({ width, height: cardSize.height, fit: "inside" })
      .png()
      .toBuffer({ resolveWithObject: true })
  );
}
