/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { fixtureFolder } from "./fixture-folder";
import { pageFrom } from "./page";
import { addPhotoSizes, makePhotos } from "./photos";

const { folder, write } = fixtureFolder();

/** A photo as a phone makes it: lying on its side, with a note of the maker and of how to turn it. */
const photo = () =>
  sharp({
    create: { width: 300, height: 700, channels: 3, background: "#94b" },
  })
    .withExif({ IFD0: { Make: "A phone", Artist: "Asha" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** The document once its photos are made. */
async function finished(body: string) {
  const page = pageFrom("index.html", `<body>${body}</body>`);
  addPhotoSizes(page, await makePhotos(folder, [page]));
  return page.$;
}

const facts = (address: string) =>
  sharp(readFileSync(join(folder, address))).metadata();

test("a photo comes upright in two formats and several widths, and no file tells who took it", async () => {
  write({ "images/room.jpg": await photo() });

  const $ = await finished(
    `<img src="/images/room.jpg" alt="A room" loading="lazy">`,
  );

  const address = /\/_next\/static\/photos\/room-\w{8}-/.exec($.html())?.[0];
  for (const [index, kind, format] of [
    [0, "avif", "heif"],
    [1, "webp", "webp"],
  ] as const) {
    expect($("picture > source").eq(index).attr()).toEqual({
      type: `image/${kind}`,
      srcset: `${address}320.${kind} 320w, ${address}640.${kind} 640w, ${address}700.${kind} 700w`,
      sizes: "auto, (min-width: 48rem) 50vw, 100vw",
    });
    const found = await facts(`${address}320.${kind}`);
    expect(found).toMatchObject({ format, width: 320 });
    expect(found.exif).toBeUndefined();
  }
  expect((await facts("images/room.jpg")).exif).toBeUndefined();
  expect($("picture > img").attr()).toMatchObject({
    width: "700",
    height: "300",
    alt: "A room",
  });
});

test("inside an island the element stays as React knows it, and drawings stay everywhere", async () => {
  write({ "images/face.jpg": await photo() });
  const drawing = `<img src="/images/hero.svg" alt="">`;

  const $ = await finished(
    `<div data-island="x"><img src="/images/face.jpg" width="160" alt=""></div>${drawing}`,
  );

  expect($("picture")).toHaveLength(0);
  expect($("img").attr()).toMatchObject({ width: "160", sizes: "160px" });
  expect($("img").attr("srcset")).toMatch(/^\S+-320\.webp 320w,/);
  expect($("body").html()).toContain(drawing);
});

test("stops at a photo that is not there, and at one that cannot be read", async () => {
  const image = `<img src="/images/a.jpg" alt="">`;
  await expect(finished(image)).rejects.toThrow(
    "index.html: there is no photo /images/a.jpg. Put it into public/images/a.jpg",
  );

  write({ "images/a.jpg": "words" });
  await expect(finished(image)).rejects.toThrow(
    "public/images/a.jpg is no picture that can be read",
  );
});
