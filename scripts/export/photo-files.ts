import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";

/** A photo as the site serves it. */
export type Photo = {
  /** In pixels, of the original, the right way up. */
  readonly width: number;
  readonly height: number;
  /** The sizes of each format, as `srcset` lists them. */
  readonly avif: string;
  readonly webp: string;
};

/** In pixels: from an avatar to half of a wide window on a sharp screen. */
const widths = [320, 640, 960, 1280, 1600];

/** As small as a photo can be before a parent sees the difference. */
const quality = { avif: 50, webp: 72 } as const;

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
  // No size is larger than the original, which is one of them unless it is very large.
  const largest = Math.min(width, Math.max(...widths));
  const sizes = [...widths.filter((each) => each < largest), largest];

  const hash = createHash("sha256").update(original).digest("hex").slice(0, 8);
  const folder = "/_next/static/photos";
  mkdirSync(join(out, folder), { recursive: true });
  const write = async (format: "avif" | "webp") => {
    const srcset = sizes.map(async (size) => {
      const file = `${folder}/${parse(address).name}-${hash}-${size}.${format}`;
      await sharp(upright)
        .resize({ width: size })
        .toFormat(format, { quality: quality[format] })
        .toFile(join(out, file));
      return `${file} ${size}w`;
    });
    return (await Promise.all(srcset)).join(", ");
  };

  const copy = sharp(upright).resize({ width: 1280, withoutEnlargement: true });
  writeFileSync(path, await copy.toBuffer());
  return {
    width,
    height,
    avif: await write("avif"),
    webp: await write("webp"),
  };
}
