/** @jest-environment node */
import { cards } from "@/app/social/cards";
import sharp from "sharp";
import { contentIn } from "@/content-model/content";
import { anek } from "./fonts";
import { textLayer } from "./text-layer";

const drawing = { left: 556 };

// First, while no font is loaded.
test("each script is drawn in Anek, not in what this computer has instead", async () => {
  const texts = ["K7", "हिन्दी"];
  const draw = (font: string) =>
    Promise.all(
      texts.map((text) =>
        sharp({ text: { text, font, dpi: 300 } })
          .raw()
          .toBuffer(),
      ),
    );
  const [latin, devanagari] = await draw("sans");

  const [latinInAnek, devanagariInAnek] = await draw(await anek());

  expect(latinInAnek).not.toEqual(latin);
  expect(devanagariInAnek).not.toEqual(devanagari);
});

test.each([...cards])(
  "on %s the texts stand below each other, beside the drawing",
  async (_, { path, language }) => {
    const { pages, site } = contentIn(language);
    const { title } = pages[path].card;
    const { locality, city } = site.address;
    const place = `${locality}, ${city}`;

    const boxes = await boxesOf({ brand: site.name, title, place });

    const [brand, middle, last] = boxes;
    expect(brand?.bottom).toBeLessThan(middle?.top ?? 0);
    expect(middle?.bottom).toBeLessThan(last?.top ?? 0);
    expect(last?.bottom).toBeLessThan(630);
    for (const { right } of boxes) expect(right).toBeLessThan(drawing.left);
  },
);

test("a title may have an ampersand", async () => {
  const texts = { brand: "K7", title: "You & us", place: "CR Park" };

  await expect(textLayer(texts)).resolves.toHaveLength(3);
});

/** Edges of each text on the card, in px. */
async function boxesOf(texts: Parameters<typeof textLayer>[0]) {
  const layers = await textLayer(texts);
  return Promise.all(
    layers.map(async ({ input, left = 0, top = 0 }) => {
      const { width, height } = await sharp(input as Buffer).metadata();
      return { top, right: left + width, bottom: top + height };
    }),
  );
}
