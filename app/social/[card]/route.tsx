import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { site } from "@/content/site";
import { cardName, cardPaths, socialCards } from "@/content/social-cards";

export const dynamic = "force-static";

const fontFolder = "node_modules/@fontsource/lexend/files";

export function generateStaticParams() {
  return cardPaths.map((path) => ({ card: cardName(path) }));
}

type Context = { readonly params: Promise<{ readonly card: string }> };

/** The 1200 x 630 picture of a shared link, written at build as a file with its own name. */
export async function GET(_request: Request, { params }: Context) {
  const { card } = await params;
  const path = cardPaths.find((each) => cardName(each) === card);
  if (path === undefined) return new Response(null, { status: 404 });
  const { title, picture } = socialCards[path];

  return new ImageResponse(
    <div style={styles.card}>
      <div style={styles.words}>
        <div style={styles.brand}>
          <img
            src={await pixels("/images/logo-mark.svg", 152)}
            width="76"
            height="76"
            alt=""
          />
          {site.name}
        </div>
        <div style={styles.title}>{title}</div>
        <div style={styles.place}>
          {`${site.address.locality}, ${site.address.city}`}
        </div>
      </div>
      <img
        src={await pixels(picture.src, 1200)}
        width="600"
        height={Math.round((600 * picture.height) / picture.width)}
        alt=""
      />
    </div>,
    {
      width: 1200,
      height: 630,
      fonts: [
        {
          name: "Lexend",
          weight: 400,
          data: await font("lexend-latin-400-normal.woff"),
        },
        {
          name: "Lexend",
          weight: 600,
          data: await font("lexend-latin-600-normal.woff"),
        },
      ],
    },
  );
}

// The picture is no page: it knows no tokens, so the brand's colours stand here once more.
const styles = {
  card: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    width: "100%",
    height: "100%",
    padding: "0 40px 0 64px",
    background: "#faf5fc",
    color: "#2a1733",
    fontFamily: "Lexend",
  },
  words: { display: "flex", flexDirection: "column", width: 480, gap: 28 },
  brand: {
    display: "flex",
    alignItems: "center",
    gap: 18,
    fontSize: 52,
    fontWeight: 600,
  },
  title: {
    fontSize: 58,
    fontWeight: 600,
    lineHeight: 1.15,
    letterSpacing: -1.5,
  },
  place: { fontSize: 30, color: "#7a3797" },
} as const;

/** The card's own renderer stumbles over some drawings, so they come as pixels. */
async function pixels(src: string, width: number): Promise<string> {
  const png = await sharp(`public${src}`, { density: 144 })
    .resize({ width })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}

async function font(file: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(`${fontFolder}/${file}`)).buffer;
}
