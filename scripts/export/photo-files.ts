import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import sharp from "sharp";

/** One size of a photo. */
export type PhotoFile = {
  readonly address: string;
  /** In pixels. */
  readonly width: number;
};

/** A photo as the site serves it, from small to large. */
export type Photo = {
  /** In pixels, of the original, the right way up. */
  readonly width: number;
  readonly height: number;
  readonly avif: readonly PhotoFile[];
  readonly webp: readonly PhotoFile[];
};

/** Widths in pixels: from an avatar to half of a wide window on a sharp screen. */
const widths = [320, 640, 960, 1280, 1600];

/** As small as a photo can be before a parent sees the difference. */
const quality = { avif: 50, webp: 72, original: 75 } as const;

/** Whether an address is that of a photo on this site. Drawings (.svg) are served as they are. */
export const isPhoto = (address: string) =>
  /^\/.+\.(jpe?g|png|webp|avif)$/i.test(address);

/**
 * Writes a photo's AVIF and WebP sizes into the export, named by their content, and replaces the original there by a
 * copy that is no larger than needed and no longer says where and when it was taken.
 *
 * @param out - the export
 * @param address - of the original, such as /images/room.jpg
 * @throws when the file is no picture
 */
export async function makePhoto(out: string, address: string): Promise<Photo> {
  const path = join(out, address);
  const original = readFileSync(path);
  // Phones turn a picture by a note in the file, which goes away with the other notes.
  const upright = await sharp(original).rotate().toBuffer();
  const { width, height } = await sharp(upright).metadata();

  const name = basename(address, extname(address));
  const hash = createHash("sha256").update(original).digest("hex").slice(0, 8);
  const folder = "/_next/static/photos";
  mkdirSync(join(out, folder), { recursive: true });
  const write = (kind: "avif" | "webp") =>
    Promise.all(
      sizesFor(width).map(async (size): Promise<PhotoFile> => {
        const file = `${folder}/${name}-${hash}-${size}.${kind}`;
        await sharp(upright)
          .resize({ width: size })
          .toFormat(kind, { quality: quality[kind] })
          .toFile(join(out, file));
        return { address: file, width: size };
      }),
    );

  const photo = {
    width,
    height,
    avif: await write("avif"),
    webp: await write("webp"),
  };
  const copy = await sharp(upright)
    .resize({ width: 1280, withoutEnlargement: true })
    .toFormat(formatOf(address), { quality: quality.original })
    .toBuffer();
  writeFileSync(path, copy);
  return photo;
}

/** No size is larger than the original, which is one of them unless it is very large. */
function sizesFor(width: number): readonly number[] {
  const largest = Math.min(width, Math.max(...widths));
  return [...widths.filter((each) => each < largest), largest];
}

function formatOf(address: string): "jpeg" | "png" | "webp" | "avif" {
  const extension = extname(address).slice(1).toLowerCase();
  return extension === "jpg"
    ? "jpeg"
    : (extension as ReturnType<typeof formatOf>);
}
