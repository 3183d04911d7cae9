/** @jest-environment node */
import { join } from "node:path";
import sharp from "sharp";
import { temporaryFolder, writeFiles } from "../temporary-folder.fixture";
import { pageFrom } from "./page";
import { addPhotoSizes } from "./photos";

const folder = temporaryFolder();

/** Puts in place a photo as a phone makes it: lying on its side, with a note of who took it and of how to turn it. */
async function takePhoto(name: string) {
  const photo = sharp({
    create: { width: 300, height: 700, channels: 3, background: "#94b" },
  });
  await photo
    .withExif({ IFD0: { Make: "A phone", Artist: "Asha" } })
    .withMetadata({ orientation: 6 })
    .toFile(join(folder, name));
}

/** The document once its photos are made. */
async function finished(body: string) {
  const page = pageFrom("index.html", `<body>${body}</body>`);
  await addPhotoSizes(page, folder, new Map());
  return page.$;
}

test("a photo comes upright in several widths, and no file tells who took it", async () => {
  await takePhoto("room.jpg");

  const $ = await finished(`<img src="/room.jpg" alt="A room" loading="lazy">`);

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

test("inside an island the element stays as React knows it, and drawings stay everywhere", async () => {
  await takePhoto("face.jpg");
  const drawing = `<img src="/images/hero.svg" alt="">`;

  const $ = await finished(
    `<div data-island="x"><img src="/face.jpg" width="160" alt=""></div>${drawing}`,
  );

  expect($("img").attr()).toMatchObject({ width: "160", sizes: "160px" });
  expect($("img").attr("srcset")).toMatch(/^\S+-320\.webp 320w,/);
  expect($("body").html()).toContain(drawing);
});

test("stops at a photo that is not there, and at one that cannot be read", async () => {
  const image = `<img src="/a.jpg" alt="">`;
  const message = "there is no photo in public/a.jpg: ";
  await expect(finished(image)).rejects.toThrow(`${message}ENOENT`);

  writeFiles(folder, { "a.jpg": "words" });
  await expect(finished(image)).rejects.toThrow(`${message}Input buffer`);
});
