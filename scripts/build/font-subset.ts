import { readFile } from "node:fs/promises";
import { convert } from "fontverter";

/** Flags of hb_subset_input_set_flags. */
const noHinting = 0x1;
const noLayoutClosure = 0x200;

/** HB_SUBSET_SETS_NAME_ID. */
const nameIds = 4;

/** A font with what HarfBuzz draws for some words, as WOFF2: alone it keeps seven times as much. */
export async function subsetForWords(
  font: Buffer,
  words: readonly string[],
  language: string,
): Promise<Buffer> {
  const whole = await convert(font, "truetype");
  const shaped = await shaper(whole, language);
  const known = words.filter((word) => !shaped.glyphsOf(word).includes(0));
  const subset = await subsetTo(whole, known, known.flatMap(shaped.glyphsOf));
  const reshaped = await shaper(subset, language);
  const wrong = known.filter((word) => shaped.drawing(word) !== reshaped.drawing(word));
  if (wrong.length > 0)
    throw new Error(
      `the reduced font of the headings draws “${wrong.join("”, “")}” differently from the whole font.`,
    );
  return convert(subset, "woff2");
}

/** Shapes words with a font in a language (ISO 639): their glyphs and drawing. */
export async function shaper(fontFile: Buffer, language: string) {
  // Jest cannot load this package.
  const { Blob, Buffer, Face, Font, shape, shapeWithTrace } = await import("harfbuzzjs");
  const font = new Font(new Face(new Blob(fontFile)));
  const bufferOf = (word: string) => {
    const buffer = new Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    return buffer;
  };

  return {
    /** Also those that a later step replaces. */
    glyphsOf: (word: string): readonly number[] =>
      shapeWithTrace(font, bufferOf(word), [], 0, 0)
        .filter(({ glyphs }) => glyphs)
        .flatMap(({ t }) => (t as { g: number }[]).map(({ g }) => g)),
    /** Without ids, which are new in a subset. */
    drawing(word: string): string {
      const buffer = bufferOf(word);
      shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      const glyphs = buffer.getGlyphInfos();
      return JSON.stringify(
        glyphs.map(({ codepoint }, index) => [font.glyphToPath(codepoint), positions[index]]),
      );
    },
  };
}

/** The package subset-font 2.9 cannot name glyphs. */
async function subsetTo(
  font: Buffer,
  words: readonly string[],
  glyphs: readonly number[],
): Promise<Buffer> {
  const file = "node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm";
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const { memory, ...hb } = instance.exports as { readonly memory: WebAssembly.Memory } & Record<
    string,
    (...args: number[]) => number
  >;
  const call = (name: string, ...args: number[]) => hb[name]?.(...args) ?? 0;

  call("_initialize");
  const address = call("malloc", font.length);
  new Uint8Array(memory.buffer).set(font, address);
  const blob = call("hb_blob_create", address, font.length, 2, 0, 0);
  const face = call("hb_face_create", blob, 0);
  const input = call("hb_subset_input_create_or_fail");
  call("hb_subset_input_set_flags", input, noHinting | noLayoutClosure);
  const letters = call("hb_subset_input_unicode_set", input);
  for (const letter of words.join("")) call("hb_set_add", letters, letter.codePointAt(0) ?? 0);
  const ids = call("hb_subset_input_glyph_set", input);
  for (const glyph of glyphs) call("hb_set_add", ids, glyph);
  // public/fonts/OFL.txt has the copyright that the names have.
  call("hb_set_clear", call("hb_subset_input_set", input, nameIds));
  const subset = call("hb_subset_or_fail", face, input);
  const result = call("hb_face_reference_blob", subset);
  const start = call("hb_blob_get_data", result, 0);
  const size = call("hb_blob_get_length", result);
  return Buffer.from(new Uint8Array(memory.buffer).slice(start, start + size));
}
