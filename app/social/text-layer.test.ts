/** @jest-environment node */
import sharp from "sharp";
import { english, languages, type Language } from "@/content-model/languages";
import { contentIn } from "@/content-model/content";
import { temporaryFolder } from "@/scripts/temporary-folder.fixture";
import { cards } from "./cards";
import { anek, fontErrors } from "./fonts";
import { textLayer, type CardTexts } from "./text-layer";

const drawing = { left: 556 };

// First, while no font is loaded.
test("every letter is drawn in Anek, not in a font of this computer", async () => {
  const draw = (text: string, font: string) =>
    sharp({ text: { text, font, dpi: 300 } })
      .raw()
      .toBuffer();
  const texts = languages.flatMap((language) =>
    ["K7", language.name].map((text) => ({ text, language })),
  );
  const inSubstitute = await Promise.all(
    texts.map(({ text }) => draw(text, "sans")),
  );

  for (const [index, { text, language }] of texts.entries())
    expect(await draw(text, await anek(language))).not.toEqual(
      inSubstitute[index],
    );
});

const bangla = { code: "bn", tag: "bn-IN", name: "বাংলা" };
const elsewhere = temporaryFolder();

test("the font of every language of the site is installed, and one that is not is named with what to do", () => {
  expect(fontErrors()).toEqual([]);

  const project = process.cwd();
  process.chdir(elsewhere);
  const errors = fontErrors([bangla]);
  process.chdir(project);

  expect(errors).toEqual([
    "The social cards in বাংলা need the font Anek Bangla: run npm install --save-dev --save-exact @fontsource/anek-bangla, or name another font in app/social/fonts.ts.",
  ]);
});

test.each([...cards])(
  "on %s the texts stand below each other, beside the drawing",
  async (_, { path, language }) => {
    const { pages, site } = contentIn(language);
    const { title } = pages[path].card;
    const { locality, city } = site.address;
    const place = `${locality}, ${city}`;

    const boxes = await boxesOf({ brand: site.name, title, place }, language);

    const [brand, middle, last] = boxes;
    expect(brand?.bottom).toBeLessThan(middle?.top ?? 0);
    expect(middle?.bottom).toBeLessThan(last?.top ?? 0);
    expect(last?.bottom).toBeLessThan(630);
    for (const { right } of boxes) expect(right).toBeLessThan(drawing.left);
  },
);

test("a title may have an ampersand", async () => {
  const texts = { brand: "K7", title: "You & us", place: "CR Park" };

  await expect(textLayer(texts, english)).resolves.toHaveLength(3);
});

/** Edges of each text on the card, in px. */
async function boxesOf(texts: CardTexts, language: Language) {
  const layers = await textLayer(texts, language);
  return Promise.all(
    layers.map(async ({ input, left = 0, top = 0 }) => {
      const { width, height } = await sharp(input as Buffer).metadata();
      return { top, right: left + width, bottom: top + height };
    }),
  );
}
