import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { site } from "@/content/site";
import { cardName, cardPaths, socialCard } from "@/content/social-cards";
import { english } from "@/content/all";
import { token } from "@/styles/tokens";

export const dynamic = "force-static";

const size = { width: 1200, height: 630 } as const;
const fontFolder = "node_modules/@fontsource/anek-latin/files";

export function generateStaticParams() {
  return cardPaths.map((path) => ({ card: cardName(path) }));
}

type Context = { readonly params: Promise<{ readonly card: string }> };

/** The 1200 x 630 px social card of a page, exported as a PNG file with an extension. */
export async function GET(_request: Request, { params }: Context) {
  const { card } = await params;
  const path = cardPaths.find((each) => cardName(each) === card);
  if (path === undefined) return new Response(null, { status: 404 });
  const { title, picture } = socialCard(path, english);

  const { data: logo } = await drawn("/images/logo-mark.svg", 84);
  // next/og does not render SVG files reliably, so sharp composites the drawings over its picture.
  const { data: drawing, info } = await drawn(picture.src, 620);
  const png = await sharp(await textLayer(title))
    .composite([
      { input: logo, left: 60, top: 64 },
      {
        input: drawing,
        left: 556,
        top: Math.round((size.height - info.height) / 2),
      },
    ])
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { "content-type": "image/png" },
  });
}

async function textLayer(title: string): Promise<ArrayBuffer> {
  const picture = new ImageResponse(
    <div style={styles.card}>
      <div style={styles.brand}>{site.name}</div>
      <div style={styles.title}>{title}</div>
      <div
        style={styles.place}
      >{`${site.address.locality}, ${site.address.city}`}</div>
    </div>,
    {
      ...size,
      fonts: [
        {
          name: "Anek",
          weight: 400,
          data: await font("anek-latin-latin-400-normal.woff"),
        },
        {
          name: "Anek",
          weight: 700,
          data: await font("anek-latin-latin-700-normal.woff"),
        },
      ],
    },
  );
  return picture.arrayBuffer();
}

// next/og knows no custom properties.
const styles = {
  card: {
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    width: "100%",
    height: "100%",
    padding: "72px 64px 64px",
    background: token("--color-surface-plum"),
    color: token("--color-ink"),
    fontFamily: "Anek",
  },
  brand: { marginLeft: 96, fontSize: 52, fontWeight: 700 },
  title: {
    width: 470,
    fontSize: 60,
    fontWeight: 700,
    lineHeight: 1.15,
    letterSpacing: -1.5,
  },
  place: { fontSize: 30, color: token("--color-brand") },
} as const;

/** Rasterises a drawing or photo, at most as high as the card. */
async function drawn(src: string, width: number) {
  return (
    sharp(`public${src}`, { density: 144 })
      // Applies the EXIF orientation of a photo.
      .rotate()
      .resize({ width, height: size.height, fit: "inside" })
      .png()
      .toBuffer({ resolveWithObject: true })
  );
}

async function font(file: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(`${fontFolder}/${file}`)).buffer;
}
