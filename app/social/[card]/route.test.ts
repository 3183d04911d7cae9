import sharp from "sharp";
import { paths } from "@/content-rules/paths";
import { siteUrl } from "@/site-content/addresses";
import { languages } from "@/site-content/languages";
import { pageMetadata } from "../../page-metadata";
import { generateStaticParams, GET } from "./route";

test.each(paths)(
  "a link to %s is shared with the same picture in every language",
  (path) => {
    const card = `${path.slice(1) || "home"}.png`;

    for (const language of languages)
      expect(pageMetadata(path, language).openGraph?.images).toEqual([
        expect.objectContaining({ url: `${siteUrl}/social/${card}` }),
      ]);
    expect(generateStaticParams()).toContainEqual({ card });
  },
);

test("a card is a PNG of 1200 x 630 px with the picture of its page", async () => {
  const [visit, speech] = await Promise.all(
    ["first-visit.png", "speech-therapy.png"].map(drawCard),
  );

  for (const card of [visit!, speech!])
    expect(await sharp(card).metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });
  expect(visit).not.toEqual(speech);
});

async function drawCard(card: string): Promise<Buffer> {
  const params = Promise.resolve({ card });
  const response = await GET({} as Request, { params });
  return Buffer.from(await response.arrayBuffer());
}
