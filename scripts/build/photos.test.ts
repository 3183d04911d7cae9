import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { temporaryFolder, writeFiles } from "../testing/temporary-folder.fixture";
import { filesIn, pageFrom } from "./page";
import { addPhotoSizes, dropUnusedPhotos, type Photo } from "./photos";

const folder = temporaryFolder();

/** Writes a photo like a phone's: stored rotated, with EXIF author and orientation. */
async function writePhoto(name: string) {
  const photo = sharp({ create: { width: 300, height: 700, channels: 3, background: "#94b" } });
  await photo
    .withExif({ IFD0: { Make: "A phone", Artist: "Asha" } })
    .withMetadata({ orientation: 6 })
    .toFile(join(folder, name));
}

async function withPhotoSizes(body: string) {
  const page = pageFrom("index.html", `<body>${body}</body>`);
  await addPhotoSizes(page, folder, new Map());
  return page.$;
}

test("a photo is rotated upright, resized to several widths, and stripped of EXIF", async () => {
  await writePhoto("room.jpg");

  const $ = await withPhotoSizes(`<img src="/room.jpg" alt="A room" loading="lazy">`);

  const address = /\/_next\/static\/photos\/room-\w{8}-/.exec($.html())![0];
  expect($("img").attr()).toEqual({
    src: "/room.jpg",
    srcset: `${address}320.webp 320w, ${address}640.webp 640w, ${address}700.webp 700w`,
    sizes: "auto, (min-width: 48rem) 50vw, 100vw",
    width: "700",
    height: "300",
    alt: "A room",
    loading: "lazy",
  });
  for (const [file, format] of [
    [`${address}320.webp`, "webp"],
    ["room.jpg", "jpeg"],
  ] as const) {
    const found = await sharp(join(folder, file)).metadata();
    expect(found.format).toBe(format);
    expect(found.exif).toBeUndefined();
  }
});

const red = (channels: 3 | 4 = 3) =>
  sharp({
    create: {
      width: 400,
      height: 300,
      channels,
      background: { r: 255, g: 0, b: 0, alpha: channels === 3 ? 1 : 0 },
    },
  });

/** The value of the scan header of a JPEG that a sequential one must have as 63. */
const lastCoefficient = (jpeg: Buffer) => jpeg.indexOf("ffda", "hex") + 12;

test.each([
  [
    "of 16 bits with a profile",
    [255, 0, 0],
    () => red().toColourspace("rgb16").withIccProfile("srgb").png().toBuffer(),
  ],
  ["without a background", [255, 255, 255], () => red(4).png().toBuffer()],
  [
    "without its last two bytes",
    [255, 0, 0],
    async () => (await red().jpeg({ quality: 100 }).toBuffer()).subarray(0, -2),
  ],
  [
    "of a phone that writes a wrong scan header, without its last two bytes",
    [255, 0, 0],
    async () => {
      const jpeg = await red().jpeg({ quality: 100 }).toBuffer();
      jpeg[lastCoefficient(jpeg)] = 0;
      return jpeg.subarray(0, -2);
    },
  ],
] as const)("a photo %s has the colours that browsers show", async (_, colours, make) => {
  writeFiles(folder, { "a.png": "" });
  await writeFile(join(folder, "a.png"), await make());

  const $ = await withPhotoSizes(`<img src="/a.png" alt="">`);

  const [small] = $("img").attr("srcset")!.split(" ");
  const { channels } = await sharp(join(folder, small!)).stats();
  expect(channels).toHaveLength(3);
  for (const [index, { mean }] of channels.entries())
    expect(Math.abs(mean - colours[index]!)).toBeLessThan(4);
});

test("a photo is published whatever the length of its name", async () => {
  const name = `${"a".repeat(240)}.jpg`;
  await writePhoto(name);

  const $ = await withPhotoSizes(`<img src="/${name}" alt="">`);

  expect($("img").attr("srcset")).toMatch(/\/a{40}-\w{8}-320\.webp 320w/);
});

test("a photo inside an island gets srcset and sizes but keeps its width; SVG images are not changed", async () => {
  await writePhoto("face.jpg");
  const drawing = `<img src="/images/hero.svg" alt="">`;

  const $ = await withPhotoSizes(
    `<div data-island="x"><img src="/face.jpg" width="160" alt=""></div>${drawing}`,
  );

  expect($("img").attr()).toMatchObject({ width: "160", sizes: "160px" });
  expect($("img").attr("srcset")).toMatch(/^\S+-320\.webp 320w,/);
  expect($("body").html()).toContain(drawing);
});

test("fails at a photo that does not exist, and at a file that is not an image", async () => {
  const image = `<img src="/a.jpg" alt="">`;
  const message = "public/a.jpg cannot be read as a photo: ";
  await expect(withPhotoSizes(image)).rejects.toThrow(`${message}ENOENT`);

  writeFiles(folder, { "a.jpg": "text" });
  await expect(withPhotoSizes(image)).rejects.toThrow(`${message}Input buffer`);
});

test("a photo that no page shows is not published", async () => {
  writeFiles(folder, { "images/old.webp": "", "images/new.webp": "", "images/hero.svg": "" });
  const shown = new Map([["/images/new.webp", {} as Photo]]);

  dropUnusedPhotos(folder, shown);

  const images = filesIn(folder).filter((file) => file.startsWith("images/"));
  expect(images.toSorted()).toEqual(["images/hero.svg", "images/new.webp"]);
});
