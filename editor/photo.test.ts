import { mkdirSync, readdirSync } from "node:fs";
import sharp from "sharp";
import { api, change, editsOf, idOf, valueOf, read } from "./api.fixture";
import { savePhoto } from "./photo";

const images = "public/images";

// A tenth of the real width, so that the test's photos are small.
jest.mock("../scripts/build/photos", () => ({
  ...jest.requireActual<object>("../scripts/build/photos"),
  largestWidth: 160,
}));

/** A photo of a phone, which stores it on its side, with the place where it was taken. */
const photoOf = (width: number, height: number) =>
  sharp({ create: { width: height, height: width, channels: 3, background: "red" } })
    .withExif({ IFD3: { GPSLatitude: "28/1 32/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
let photo: Buffer;
beforeAll(async () => {
  mkdirSync(images, { recursive: true });
  photo = await photoOf(200, 150);
});

const path = "placePhotos.entries.door.src";
const alt = "A green door with one low step.";

/** Chooses the file of a photo, and says what it shows. */
const choose = async (file: Buffer, text: string) =>
  api.change({
    edits: [
      ...editsOf(path, file.toString("base64")),
      ...editsOf("placePhotos.entries.door.alt", text),
    ],
  });

test.each([
  ["half a photo", () => photo.subarray(0, 400), "Only a part of this photo"],
  [
    "a photo whose lower half was lost on a memory card",
    () => Buffer.concat([photo.subarray(0, -60), photo.subarray(-2)]),
    "Only a part of this photo",
  ],
  [
    "half a WebP photo",
    async () => (await sharp(photo).webp().toBuffer()).subarray(0, 60),
    "Only a part of this photo",
  ],
  ["a film", () => Buffer.from("RIFF    AVI LIST"), "save it as JPEG or PNG"],
  // OneDrive, Drive and iCloud leave such a file of a photo that is not on the computer yet.
  ["no byte", () => Buffer.alloc(0), "This file is empty. Open it once"],
  [
    "a photo in Apple's format",
    () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
    "This is a HEIC file",
  ],
])("refuses %s, and says what to do", async (_, file, reason) => {
  await expect(choose(await file(), alt)).rejects.toThrow(reason);
  expect(readdirSync(images)).toEqual([]);
});

test("a photo that is refused is not stored; one with its description is stored upright and without its place", async () => {
  await expect(choose(photo, "A door")).rejects.toThrow("at least 20");
  const edits = editsOf("people.entries.speech.src", photo.toString("base64"));
  const settled = { id: idOf("people.entries.speech.name"), how: "confirm" } as const;
  await expect(api.change({ edits, settled })).rejects.toThrow("Type it first");
  expect(readdirSync(images)).toEqual([]);

  await choose(photo, alt);

  const src = valueOf(path);
  const stored = await sharp(`public${String(src)}`).metadata();
  expect(stored).toMatchObject({ width: 200, height: 150 });
  expect(stored.exif).toBeUndefined();
  const { myChanges } = await api.state({});
  expect(myChanges.at(-1)).toMatchObject({
    path,
    when: expect.stringMatching(/^\d+ \w+ \d{4}, \d+:\d\d/),
    texts: [["", alt]],
  });
});

test("a photo can be removed, and a change that is taken back leaves nothing behind", async () => {
  const before = read("content/place-photos.ts");
  await choose(photo, alt);
  await change(path, undefined);
  expect(valueOf(path)).toBeUndefined();

  const { myChanges } = await api.state({});
  await api.undo(myChanges.at(-1)!);
  await api.undo(myChanges.at(-2)!);

  expect(read("content/place-photos.ts")).toBe(before);
});

test.each([
  ["wide", [360, 270], [320, 240]],
  ["upright", [270, 360], [240, 320]],
  ["a panorama, of which pages show the middle", [1700, 80], [160, 80]],
  ["a tower", [30, 900], [30, 60]],
  ["a small one", [40, 30], [40, 30]],
])(
  "a photo is stored no larger than pages can use: %s",
  async (_, [width, height], [storedWidth, storedHeight]) => {
    const src = await savePhoto("door", await photoOf(width!, height!));

    expect(await sharp(`public${src}`).metadata()).toMatchObject({
      width: storedWidth,
      height: storedHeight,
    });
  },
);
