/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { addPhotoSizes, makePhotos } from "./add-photo-sizes";
import { optimiseDrawings } from "./optimise-drawings";
import { pageFrom, type Page } from "./page";
import { attribute, elements, theElement } from "./tree";

// Making a photo small is the slowest thing the build does.
jest.setTimeout(60_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "k7-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

const read = (address: string) => readFileSync(join(folder, address));

/** A photo as a phone makes it: lying on its side, with a note of the maker and of how to turn it. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#9949ba" } })
    .withExif({ IFD0: { Make: "A phone", Artist: "Asha" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function finished(body: string): Promise<Page> {
  const page = pageFrom("index.html", `<body>${body}</body>`);
  addPhotoSizes(page, await makePhotos(folder, [page]));
  return page;
}

const sourcesOf = (element: Parameters<typeof attribute>[0]) =>
  (attribute(element, "srcset") ?? "").split(", ").map((each) => {
    const [address = "", width = ""] = each.split(" ");
    return { address, width };
  });

test("a photo comes in two kinds and several sizes, with its own measures", async () => {
  write("images/room.jpg", await photo(300, 700));

  const { document } = await finished(
    `<img src="/images/room.jpg" alt="A room" loading="lazy">`,
  );

  const [avif, webp] = elements(document, "source");
  expect(attribute(avif!, "type")).toBe("image/avif");
  expect(attribute(webp!, "type")).toBe("image/webp");
  for (const [source, format] of [
    [avif!, "heif"],
    [webp!, "webp"],
  ] as const) {
    const files = sourcesOf(source);
    // Upright it is 700 pixels wide.
    expect(files.map(({ width }) => width)).toEqual(["320w", "640w", "700w"]);
    for (const { address, width } of files) {
      const found = await sharp(read(address)).metadata();
      expect(found.format).toBe(format);
      expect(`${found.width}w`).toBe(width);
    }
    expect(attribute(source, "sizes")).toMatch(/^auto, /);
  }
  const image = theElement(theElement(document, "picture"), "img");
  expect(attribute(image, "width")).toBe("700");
  expect(attribute(image, "height")).toBe("300");
  expect(attribute(image, "alt")).toBe("A room");
});

test("no file says who took the photo, where or with what", async () => {
  write("images/room.jpg", await photo(400, 300));
  expect((await sharp(read("images/room.jpg")).metadata()).exif).toBeDefined();

  const { document } = await finished(`<img src="/images/room.jpg" alt="">`);

  const files = [
    "/images/room.jpg",
    ...elements(document, "source")
      .flatMap(sourcesOf)
      .map(({ address }) => address),
  ];
  expect(files).toHaveLength(3);
  for (const file of files)
    expect((await sharp(read(file)).metadata()).exif).toBeUndefined();
});

test("a photo that is shown twice is made once", async () => {
  write("images/room.jpg", await photo(400, 300));
  const image = `<img src="/images/room.jpg" alt="">`;

  const { document } = await finished(image + image);

  const [first, second] = elements(document, "picture");
  expect(sourcesOf(elements(first!, "source")[0]!)).toEqual(
    sourcesOf(elements(second!, "source")[0]!),
  );
});

test("inside an island the element stays as React knows it", async () => {
  write("images/face.png", await photo(800, 800));

  const { document } = await finished(
    `<div data-wake="near"><p><img src="/images/face.png" width="160" height="160" alt=""></p></div>`,
  );

  expect(elements(document, "picture")).toEqual([]);
  const image = theElement(document, "img");
  expect(attribute(image, "width")).toBe("160");
  expect(attribute(image, "sizes")).toBe("160px");
  expect(sourcesOf(image)[0]!.address).toMatch(/-320\.webp$/);
});

test("drawings stay as they are", async () => {
  const page = await finished(`<img src="/images/hero.svg" alt="">`);

  expect(elements(page.document, "picture")).toEqual([]);
});

test.each([
  ["is not there", undefined, "index.html: there is no photo /images/a.jpg"],
  ["is no picture", "words", "/images/a.jpg is no picture"],
])("stops at a photo that %s", async (_, content, message) => {
  if (content !== undefined) write("images/a.jpg", content);

  await expect(finished(`<img src="/images/a.jpg" alt="">`)).rejects.toThrow(
    message,
  );
});

describe("optimiseDrawings", () => {
  test("takes out what drawing programs leave", () => {
    const shape = `<path d="M0.00001 0h10v10z"/>`;
    write(
      "images/a.svg",
      `<?xml version="1.0"?><!-- A program --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><metadata>Me</metadata>\n\n${shape}</svg>`,
    );

    optimiseDrawings(folder);

    expect(read("images/a.svg").toString()).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>`,
    );
  });

  test("names a drawing that is none", () => {
    write("images/a.svg", "<svg><p></svg>");

    expect(() => optimiseDrawings(folder)).toThrow(
      "images/a.svg is no drawing",
    );
  });
});
