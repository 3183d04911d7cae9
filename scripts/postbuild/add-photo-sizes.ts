import { existsSync } from "node:fs";
import { join } from "node:path";
import { islandMark } from "./match-islands";
import type { Page } from "./page";
import { isPhoto, makePhoto, type Photo, type PhotoFile } from "./photos";
import {
  append,
  attribute,
  elements,
  insertBefore,
  newElement,
  remove,
  setAttribute,
  type Element,
} from "./tree";

/**
 * Makes the sizes of every photo that pages show.
 *
 * @param folder - the export
 * @returns each photo by the address that pages use
 * @throws when a page shows a photo that is not there, or that is no picture
 */
export async function makePhotos(
  folder: string,
  pages: readonly Page[],
): Promise<ReadonlyMap<string, Photo>> {
  const photos = new Map<string, Photo>();
  for (const page of pages) {
    for (const { address } of photosOn(page)) {
      if (photos.has(address)) continue;
      if (!existsSync(join(folder, address)))
        throw new Error(`${page.file}: there is no photo ${address}.`);
      const photo = await makePhoto(folder, address).catch((error: Error) => {
        throw new Error(`${address} is no picture: ${error.message}`);
      });
      photos.set(address, photo);
    }
  }
  return photos;
}

/**
 * Lets the browser choose among a photo's sizes and kinds, and says how large it is so that nothing moves when it
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
    const sizes = sizesOf(image);
    if (isInIsland(image)) {
      setAttribute(image, "srcset", choice(photo.webp));
      setAttribute(image, "sizes", sizes);
      continue;
    }
    setAttribute(image, "width", String(photo.width));
    setAttribute(image, "height", String(photo.height));
    const picture = newElement("picture", {});
    insertBefore(image, picture);
    for (const kind of ["avif", "webp"] as const)
      append(
        picture,
        newElement("source", {
          type: `image/${kind}`,
          srcset: choice(photo[kind]),
          sizes,
        }),
      );
    remove(image);
    append(picture, image);
  }
}

function photosOn({ document }: Page) {
  return elements(document, "img")
    .map((image) => ({ image, address: attribute(image, "src") ?? "" }))
    .filter(({ address }) => isPhoto(address));
}

/** A browser that knows "auto" takes the width of the layout, which it has by the time a waiting picture is near. */
function sizesOf(image: Element): string {
  const width = attribute(image, "width");
  if (isInIsland(image) && width !== undefined) return `${width}px`;
  const guess = "(min-width: 48rem) 50vw, 100vw";
  return attribute(image, "loading") === "lazy" ? `auto, ${guess}` : guess;
}

const choice = (files: readonly PhotoFile[]) =>
  files.map(({ address, width }) => `${address} ${width}w`).join(", ");

function isInIsland(element: Element): boolean {
  if (attribute(element, islandMark) !== undefined) return true;
  const parent = element.parentNode;
  return parent !== null && "tagName" in parent && isInIsland(parent);
}
