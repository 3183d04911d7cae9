import sharp, { type OverlayOptions, type Sharp } from "sharp";
import type { Language } from "@/content-model/languages";
import { token } from "@/styles/tokens";
import { balancedLines } from "./balanced-lines";
import { anek } from "./fonts";

/** The texts of a card, beside its drawing. */
export type CardTexts = {
  readonly brand: string;
  readonly title: string;
  readonly place: string;
};

type Style = {
  /** The name of the font family. */
  readonly font: string;
  /** In px. */
  readonly size: number;
  readonly weight: "normal" | "bold";
  /** From baseline to baseline, in px. */
  readonly lineHeight: number;
  /** In px. */
  readonly letterSpacing: number;
  readonly colour: string;
};

/** From the text's edge to the drawing's, in px, with a gap. */
const column = 470;
const maxLines = 4;

/**
 * How many times larger than on the card texts are drawn: scaled down, the strokes along the top of a Devanagari word
 * join without a mark, and no letter is moved to a whole pixel.
 */
const oversize = 4;

/**
 * The texts of a card as pictures with their places on it. Pango draws them, which joins and orders the letters of every
 * script; each is placed by its ink, so that no letter is cut off and lines in two scripts have the same position.
 *
 * @throws when the title does not fit beside the drawing
 */
export async function textLayer(
  { brand, title, place }: CardTexts,
  language: Language,
): Promise<OverlayOptions[]> {
  const font = await anek(language);
  const brandStyle = style(font, 52, "bold", token("--color-ink"));
  const titleStyle = titleStyleOf(font, title);
  const placeStyle = style(font, 30, "normal", token("--color-brand"));
  const widthOf = async (line: string) =>
    (await sizeOf(await drawnLarge(line, titleStyle)))[0];
  const lines = await balancedLines(title, column, maxLines, widthOf);
  return [
    await placed(brand, brandStyle, 163, 101.5),
    await placed(lines.join("\n"), titleStyle, 64, 334),
    await placed(place, placeStyle, 64, 551.5),
  ];
}

const style = (
  font: string,
  size: number,
  weight: Style["weight"],
  colour: string,
): Style => ({
  font,
  size,
  weight,
  colour,
  lineHeight: size,
  letterSpacing: 0,
});

/** India's scripts have signs above and below their letters, and most join their letters by a line. */
const titleStyleOf = (font: string, title: string): Style => ({
  ...style(font, 60, "bold", token("--color-ink")),
  ...(/(?!\p{Script=Latin})\p{L}/u.test(title)
    ? { lineHeight: 78 }
    : { lineHeight: 69, letterSpacing: -1.5 }),
});

/** A text whose ink starts at `left` and has its middle at `middle`, both in px. */
async function placed(
  text: string,
  look: Style,
  left: number,
  middle: number,
): Promise<OverlayOptions> {
  const { data, info } = await drawnText(text, look);
  return { input: data, left, top: Math.round(middle - info.height / 2) };
}

/** The picture ends where the ink does. */
async function drawnText(text: string, look: Style) {
  const large = await drawnLarge(text, look);
  const [width, height] = await sizeOf(large);
  return large
    .resize(Math.round(width), Math.round(height), {
      fit: "fill",
      // The default leaves a pale rim around letters, which also makes the file larger.
      kernel: "cubic",
    })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Width and height that a text takes on the card, in px. */
async function sizeOf(large: Sharp): Promise<readonly [number, number]> {
  const { width, height } = await large.metadata();
  return [width / oversize, height / oversize];
}

async function drawnLarge(
  text: string,
  { font, size, weight, colour, lineHeight, letterSpacing }: Style,
): Promise<Sharp> {
  // In 1024ths of a pixel, as Pango counts.
  const units = (px: number) => Math.round(px * oversize * 1024);
  const attributes = Object.entries({
    size: units(size),
    weight,
    foreground: colour,
    line_height: units(lineHeight),
    letter_spacing: units(letterSpacing),
  })
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");
  return sharp({
    text: {
      text: `<span ${attributes}>${escaped(text)}</span>`,
      font,
      rgba: true,
      // Pango sizes letters in points; here these are pixels.
      dpi: 72,
    },
  });
}

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
