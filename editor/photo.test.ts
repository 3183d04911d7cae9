/** @jest-environment node */
import { mkdirSync, readdirSync } from "node:fs";
import sharp from "sharp";
import { api, change, editsOf, valueOf } from "./api.fixture";
import { read } from "./scratch.fixture";

const images = "public/images";

/** A photo of a phone, with the place where it was taken. */
let photo: Buffer;
beforeAll(async () => {
  mkdirSync(images, { recursive: true });
  photo = await sharp({
    create: { width: 9, height: 2000, channels: 3, background: "red" },
  })
    .withExif({ IFD3: { GPSLatitude: "28/1 32/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});

const path = "placePhotos.entries.door.src";
const alt = "A green door with one low step.";

/** Chooses the file of a photo, and says what it shows. */
const choose = async (file: Buffer, text: string) =>
  api.change({
    edits: [
      ...(await editsOf(path, file.toString("base64"))),
      ...(await editsOf("placePhotos.entries.door.alt", text)),
    ],
  });

test.each([
  ["half a photo", () => photo.subarray(0, 400)],
  ["a film", () => Buffer.from("RIFF    AVI LIST")],
])("refuses %s, which the build could not read", async (_, file) => {
  await expect(choose(file(), alt)).rejects.toThrow("as a photo");
  expect(readdirSync(images)).toEqual([]);
});

test("a photo needs the description of what it shows, and is stored upright, in full size and without its place", async () => {
  await expect(choose(photo, "A door")).rejects.toThrow("at least 20");
  expect(readdirSync(images)).toEqual([]);

  await choose(photo, alt);

  const src = await valueOf(path);
  const stored = await sharp(`public${String(src)}`).metadata();
  expect(stored).toMatchObject({ width: 2000, height: 9 });
  expect(stored.exif).toBeUndefined();
  const { myChanges } = await api.state({});
  expect(myChanges.at(-1)).toMatchObject({ path, texts: [["", alt]] });
});

test("a photo can be removed, and a change that is taken back leaves nothing behind", async () => {
  const before = read("content/place-photos.ts");
  await choose(photo, alt);
  await change(path, undefined);
  expect(await valueOf(path)).toBeUndefined();

  const { myChanges } = await api.state({});
  await api.undo({ index: myChanges.length - 1 });
  await api.undo({ index: myChanges.length - 2 });

  expect(read("content/place-photos.ts")).toBe(before);
});
