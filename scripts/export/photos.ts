import { hash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp from "sharp";
import type { Page } from "./page";

/** In pixels: from an avatar to half of a wide window on a sharp screen. */
const widths = [320, 640, 960, 1280, 1600];

/** As small as a photo can be before a parent sees the difference. AVIF would be a fifth smaller, and take minutes to make. */
const quality = 72;

/** A photo as the site serves it: its size in pixels, the right way up, and its `srcset`. */
export type Photo = Awaited<ReturnType<typeof makePhoto>>;

/**
 * Lets the browser choose among the sizes of each photo on a page, and says how large it is so that nothing moves when
 * it arrives. Drawings (.svg) are served as they are.
 *
 * @param out - the export
 * @param made - the photos of earlier pages by their addresses; gains those of this page
 * @throws when the page shows a photo that is not there, or that is no picture
 */
export async function addPhotoSizes(
  { $ }: Page,
  out: string,
  made: Map<string, Photo>,
): Promise<void> {
  for (const element of $("img")) {
    const image = $(element);
    const address = image.attr("src") ?? "";
    if (!/^\/.+\.(jpe?g|png|webp|avif)$/i.test(address)) continue;
    const photo = made.get(address) ?? (await makePhoto(out, address));
    made.set(address, photo);

    const { width, height, srcset } = photo;
    const guess = "(min-width: 48rem) 50vw, 100vw";
    // A browser that knows "auto" takes the width of the layout, which it has by the time a lazy picture is near.
    const sizes = image.attr("loading") === "lazy" ? `auto, ${guess}` : guess;
    // In an island React expects the width that it wrote.
    if (image.closest("[data-island]").length > 0)
      image.attr({ srcset, sizes: `${image.attr("width") ?? width}px` });
    else image.attr({ srcset, sizes, width: `${width}`, height: `${height}` });
  }
}

/**
 * Writes a photo's sizes into the export, named by their content, and replaces the original there by a copy that is
 * no larger than needed and no longer says where and when it was taken.
 */
async function makePhoto(out: string, address: string) {
  const path = join(out, address);
  // Phones turn a picture by a note in the file, which goes away with the other notes.
  const { data, info } = await readFile(path)
    .then((file) => sharp(file).rotate().toBuffer({ resolveWithObject: true }))
    .catch(({ message }: Error) => {
      throw new Error(
        `there is no photo in public${address}: ${message}. Put one there, or correct its address in content/images.ts.`,
      );
    });
  // No size is larger than the original, which is one of them unless it is very large.
  const largest = Math.min(info.width, Math.max(...widths));
  const sizes = [...widths.filter((each) => each < largest), largest];

  const digest = hash("sha256", data).slice(0, 8);
  const folder = "/_next/static/photos";
  mkdirSync(join(out, folder), { recursive: true });
  const candidates = sizes.map(async (size) => {
    const file = `${folder}/${parse(address).name}-${digest}-${size}.webp`;
    const resized = sharp(data).resize({ width: size }).webp({ quality });
    await resized.toFile(join(out, file));
    return `${file} ${size}w`;
  });
  const srcset = (await Promise.all(candidates)).join(", ");

  const copy = sharp(data).resize({ width: 1280, withoutEnlargement: true });
  writeFileSync(path, await copy.toBuffer());
  return { width: info.width, height: info.height, srcset };
}
