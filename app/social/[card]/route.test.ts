import sharp from "sharp";
import { GET } from "./route";

test("a card is a PNG of 1200 x 630 px with the picture of its page", async () => {
  const [visit, speech] = await Promise.all(
    ["first-visit.png", "speech-therapy.png"].map(drawCard),
  );

  for (const card of [visit!, speech!])
    expect(await sharp(card).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(visit).not.toEqual(speech);
});

async function drawCard(card: string): Promise<Buffer> {
  const params = Promise.resolve({ card });
  const response = await GET({} as Request, { params });
  return Buffer.from(await response.arrayBuffer());
}
