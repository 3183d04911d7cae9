import sharp, { type OverlayOptions, type Sharp } from "sharp";
import type { Language } from "@/content-model/languages";
import { token } from "@/styles/tokens";
import { balancedLines } from "./balanced-lines";
import { loadCardFont } from "./fonts";

/** The texts of a card. They are left of its drawing. */
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

/** The width to the left of the drawing, minus a gap, in px. The brand is beside the logo. */
const maxTitleWidth = 470;
const maxBrandWidth = 370;
const brandSize = 52;
const maxLines = 4;

/**
 * Texts are drawn this many times larger than on the card, and then scaled down. At card size, Pango would move each
 * letter to a whole pixel, and the joints in the line along the top of a Devanagari word would be visible.
 */
const supersampling = 4;

/**
 * Draws each text of a card as a picture with its position. Pango draws them, because it joins and orders the letters of
 * every script. The position is that of the ink, so that no letter is cut off and every script has the same position.
 *
 * @throws when the title does not fit beside the drawing
 */
export async function textLayer(
  { brand, title, place }: CardTexts,
  language: Language,
): Promise<OverlayOptions[]> {
  const font = await loadCardFont(language);
  const widthOf = async (line: string, style: Style) =>
    (await sizeOf(await renderOversized(line, style)))[0];
  const largeBrand = singleLineStyle(font, brandSize, "bold", token("--ink"));
  const brandShare = maxBrandWidth / (await widthOf(brand, largeBrand));
  const brandStyle = {
    ...largeBrand,
    size: brandSize * Math.min(1, brandShare),
  };
  const titleStyle = titleStyleOf(font, title);
  const placeStyle = singleLineStyle(font, 30, "normal", token("--brand"));
  const lines = await balancedLines(title, maxTitleWidth, maxLines, (line) =>
    widthOf(line, titleStyle),
  );
  return [
    await layerAt(brand, brandStyle, 163, 101.5),
    await layerAt(lines.join("\n"), titleStyle, 64, 334),
    await layerAt(place, placeStyle, 64, 551.5),
  ];
}

const singleLineStyle = (
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

/**
 * Lines in a script other than Latin are higher, for the signs above and below letters, and have no letter spacing,
 * because many scripts join their letters.
 */
const titleStyleOf = (font: string, title: string): Style => ({
  ...singleLineStyle(font, 60, "bold", token("--ink")),
  ...(/(?!\p{Script=Latin})\p{L}/u.test(title)
    ? { lineHeight: 78 }
    : { lineHeight: 69, letterSpacing: -1.5 }),
});

/** Draws a text whose ink has its left edge at `left` and its vertical centre at `centre`, both in px. */
async function layerAt(
  text: string,
  style: Style,
  left: number,
  centre: number,
): Promise<OverlayOptions> {
  const { data, info } = await renderAtCardSize(text, style);
  return { input: data, left, top: Math.round(centre - info.height / 2) };
}

/** Draws a text as a PNG. The image is cropped to the ink. */
async function renderAtCardSize(text: string, style: Style) {
  const oversized = await renderOversized(text, style);
  const [width, height] = await sizeOf(oversized);
  return oversized
    .resize(Math.round(width), Math.round(height), {
      fit: "fill",
      // The default leaves a pale rim around letters, which also makes the file larger.
      kernel: "cubic",
    })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** The width and height that an oversized text has when scaled down to the card, in px. */
async function sizeOf(oversized: Sharp): Promise<readonly [number, number]> {
  const { width, height } = await oversized.metadata();
  return [width / supersampling, height / supersampling];
}

async function renderOversized(
  text: string,
  { font, size, weight, colour, lineHeight, letterSpacing }: Style,
): Promise<Sharp> {
  // Pango takes these lengths in 1024ths of a point, which is one pixel here.
  const pangoUnits = (px: number) => Math.round(px * supersampling * 1024);
  const attributes = Object.entries({
    size: pangoUnits(size),
    weight,
    foreground: colour,
    line_height: pangoUnits(lineHeight),
    letter_spacing: pangoUnits(letterSpacing),
  })
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");
  return sharp({
    text: {
      text: `<span ${attributes}>${escapeMarkup(text)}</span>`,
      font,
      rgba: true,
      // Pango takes font sizes in points; at 72 dpi one point is one pixel.
      dpi: 72,
    },
  });
}

const escapeMarkup = (text: string) =>
  text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
