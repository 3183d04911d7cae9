import { existsSync } from "node:fs";
import { join } from "node:path";
import { inPage, type Page } from "./page";
import { isPhoto, makePhoto, type Photo, type PhotoFile } from "./photo-files";

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
  for (const page of pages) {
    for (const { address } of photosOn(page)) {
      if (photos.has(address)) continue;
      if (!existsSync(join(out, address)))
        inPage(page, () => {
          throw new Error(
            `there is no photo ${address}. Put it into public${address}, or correct its address in content/images.ts.`,
          );
        });
      const photo = await makePhoto(out, address).catch((error: Error) => {
        throw new Error(
          `public${address} is no picture that can be read: ${error.message}`,
        );
      });
      photos.set(address, photo);
    }
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
    const photo = photos.get(address)!;
    if (image.closest("[data-island]").length > 0) {
      image.attr("srcset", srcset(photo.webp));
      image.attr("sizes", `${image.attr("width") ?? photo.width}px`);
      continue;
    }
    image.attr("width", String(photo.width));
    image.attr("height", String(photo.height));
    const picture = page.$("<picture></picture>").insertBefore(image);
    for (const format of ["avif", "webp"] as const)
      page
        .$("<source>")
        .attr("type", `image/${format}`)
        .attr("srcset", srcset(photo[format]))
        .attr("sizes", sizes(image.attr("loading") === "lazy"))
        .appendTo(picture);
    picture.append(image);
  }
}

function photosOn({ $ }: Page) {
  return $("img")
    .toArray()
    .map((element) => ({
      image: $(element),
      address: $(element).attr("src") ?? "",
    }))
    .filter(({ address }) => isPhoto(address));
}

/** A browser that knows "auto" takes the width of the layout, which it has by the time a lazy picture is near. */
function sizes(lazy: boolean): string {
  const guess = "(min-width: 48rem) 50vw, 100vw";
  return lazy ? `auto, ${guess}` : guess;
}

const srcset = (files: readonly PhotoFile[]) =>
  files.map(({ address, width }) => `${address} ${width}w`).join(", ");
