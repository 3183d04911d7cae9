/** @jest-environment node */
import sharp from "sharp";
import { english, languages, type Language } from "@/content-model/languages";
import { contentIn } from "@/content-model/content";
import { temporaryFolder } from "@/scripts/temporary-folder.fixture";
import { cards } from "./cards";
import { fontErrors, loadCardFont } from "./fonts";
import { textLayer, type CardTexts } from "./text-layer";

/** The left edge of the drawing on a card, in px. */
const drawingLeft = 556;

// This test must be first: it compares with a substitute font, and needs a process in which no Anek font is loaded yet.
test("draws the letters of every language in Anek, not in a system font", async () => {
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
    expect(await draw(text, await loadCardFont(language))).not.toEqual(
      inSubstitute[index],
    );
});

const bangla = { code: "bn", tag: "bn-IN", name: "বাংলা" };
const emptyFolder = temporaryFolder();

test("the font of every language of the site is installed, and the error for a missing font says how to install it", () => {
  expect(fontErrors()).toEqual([]);

  const project = process.cwd();
  process.chdir(emptyFolder);
  const errors = fontErrors([bangla]);
  process.chdir(project);

  expect(errors).toEqual([
    "The social cards in বাংলা need the font Anek Bangla: run npm install --save-dev --save-exact @fontsource/anek-bangla, or name another font in app/social/fonts.ts.",
  ]);
});

test.each([...cards])(
  "on %s the texts are below each other, left of the drawing",
  async (_, { path, language }) => {
    const { pages, site } = contentIn(language);
    const { title } = pages[path].card;
    const { locality, city } = site.address;
    const place = `${locality}, ${city}`;

    const boxes = await boxesOf({ brand: site.name, title, place }, language);

    const [brandBox, titleBox, placeBox] = boxes;
    expect(brandBox?.bottom).toBeLessThan(titleBox?.top ?? 0);
    expect(titleBox?.bottom).toBeLessThan(placeBox?.top ?? 0);
    expect(placeBox?.bottom).toBeLessThan(630);
    for (const { right } of boxes) expect(right).toBeLessThan(drawingLeft);
  },
);

test("a long name of the clinic is drawn smaller, left of the drawing", async () => {
  const brand = "Asha & Tara Therapy Centre CRP";
  const texts = { brand, title: "You & us", place: "CR Park" };

  const [brandBox, titleBox] = await boxesOf(texts, english);

  expect(brandBox?.right).toBeLessThan(drawingLeft);
  expect(brandBox?.bottom).toBeLessThan(titleBox?.top ?? 0);
});

test("draws a title with an ampersand", async () => {
  const texts = { brand: "K7", title: "You & us", place: "CR Park" };

  await expect(textLayer(texts, english)).resolves.toHaveLength(3);
});

/** The edges of each text on the card, in px. */
async function boxesOf(texts: CardTexts, language: Language) {
  const layers = await textLayer(texts, language);
  return Promise.all(
    layers.map(async ({ input, left = 0, top = 0 }) => {
      const { width, height } = await sharp(input as Buffer).metadata();
      return { top, right: left + width, bottom: top + height };
    }),
  );
}
