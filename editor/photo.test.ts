/** @jest-environment node */
import { mkdirSync, readdirSync } from "node:fs";
import sharp from "sharp";
import { api, change, editsOf, valueOf } from "./api.fixture";
import { read } from "./scratch.fixture";

const images = "public/images";

/** A photo of a phone, which stores it on its side, with the place where it was taken. */
const photoOf = (width: number, height: number) =>
  sharp({
    create: { width: height, height: width, channels: 3, background: "red" },
  })
    .withExif({ IFD3: { GPSLatitude: "28/1 32/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
let photo: Buffer;
beforeAll(async () => {
  mkdirSync(images, { recursive: true });
  photo = await photoOf(2000, 1500);
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
  ["half a photo", () => photo.subarray(0, 400), "as a photo"],
  ["a film", () => Buffer.from("RIFF    AVI LIST"), "as a photo"],
  // OneDrive, Drive and iCloud leave such a file of a photo that is not on the computer yet.
  ["no byte", () => Buffer.alloc(0), "This file is empty. Open it once"],
  [
    "a photo in Apple's format",
    () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
    "This is a HEIC file",
  ],
])("refuses %s, and says what to do", async (_, file, reason) => {
  await expect(choose(file(), alt)).rejects.toThrow(reason);
  expect(readdirSync(images)).toEqual([]);
});

test("a photo needs the description of what it shows, and is stored upright and without its place", async () => {
  await expect(choose(photo, "A door")).rejects.toThrow("at least 20");
  expect(readdirSync(images)).toEqual([]);

  await choose(photo, alt);

  const src = await valueOf(path);
  const stored = await sharp(`public${String(src)}`).metadata();
  expect(stored).toMatchObject({ width: 2000, height: 1500 });
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

test.each([
  ["from a phone of today", [3600, 2700], [3200, 2400]],
  ["upright", [2700, 3600], [2400, 3200]],
  ["a panorama, of which pages show the middle", [17_000, 800], [1600, 800]],
  ["a tower", [300, 9000], [300, 600]],
  ["a small one", [40, 30], [40, 30]],
])(
  "a photo is stored no larger than pages can use: %s",
  async (_, [width, height], [storedWidth, storedHeight]) => {
    await choose(await photoOf(width!, height!), alt);

    const src = await valueOf(path);
    expect(await sharp(`public${String(src)}`).metadata()).toMatchObject({
      width: storedWidth,
      height: storedHeight,
    });
  },
);
