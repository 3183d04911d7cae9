import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "./page";
import { isPhoto, makePhoto, type Photo } from "./photo-files";

/**
 * Makes the sizes of every photo that pages show.
 *
 * @param out - the export
 * @returns each photo by the address that pages use
 * @throws when a page shows a photo that is not there, or that is no picture
 */
export async function makePhotos(
  out: string,
  pages: readonly Page[],
): Promise<ReadonlyMap<string, Photo>> {
  const photos = new Map<string, Photo>();
  for (const page of pages)
    for (const { address } of photosOn(page)) {
      if (photos.has(address)) continue;
      if (!existsSync(join(out, address)))
        throw new Error(
          `${page.file}: there is no photo ${address}. Put it into public${address}, or correct its address in content/images.ts.`,
        );
      const photo = await makePhoto(out, address).catch((error: Error) => {
        throw new Error(
          `public${address} is no picture that can be read: ${error.message}`,
        );
      });
      photos.set(address, photo);
    }
  return photos;
}

/**
 * Lets the browser choose among a photo's sizes and formats, and says how large it is so that nothing moves when it
 * arrives. Inside an island React expects the element as it is, so there only the choice of sizes is added.
 *
 * @param photos - what makePhotos made
 */
export function addPhotoSizes(
  page: Page,
  photos: ReadonlyMap<string, Photo>,
): void {
  for (const { image, address } of photosOn(page)) {
    const { width, height, ...formats } = photos.get(address)!;
    if (image.closest("[data-island]").length > 0) {
      const sizes = `${image.attr("width") ?? width}px`;
      image.attr({ srcset: formats.webp, sizes });
      continue;
    }
    const guess = "(min-width: 48rem) 50vw, 100vw";
    // A browser that knows "auto" takes the width of the layout, which it has by the time a lazy picture is near.
    const sizes = image.attr("loading") === "lazy" ? `auto, ${guess}` : guess;
    image.attr({ width: String(width), height: String(height) });
    image.wrap("<picture></picture>");
    for (const format of ["avif", "webp"] as const)
      page
        .$("<source>")
        .attr({ type: `image/${format}`, srcset: formats[format], sizes })
        .insertBefore(image);
  }
}

function photosOn({ $ }: Page) {
  return $("img")
    .toArray()
    .map((img) => ({ image: $(img), address: $(img).attr("src") ?? "" }))
    .filter(({ address }) => isPhoto(address));
}
