import { rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { refusal } from "./refusal";

/**
 * Writes a photo to public/images, upright and without the place where it was taken, which git would keep forever. The
 * build makes its sizes (scripts/export/photos.ts).
 *
 * @param slot - the id of a slot of content/place-photos.ts or content/people.ts
 * @param file - a JPEG, PNG or WebP file
 * @returns the address of the photo; it has the time, because hosts and browsers cache a file of the same name
 * @throws Refusal when the file is no photo, or only a part of one
 */
export async function savePhoto(slot: string, file: Buffer): Promise<string> {
  const address = `/images/${slot}-${Date.now().toString(36)}.webp`;
  await sharp(file)
    .rotate()
    .webp({ quality: 90 })
    .toFile(join("public", address))
    .catch(async () => {
      await rm(join("public", address), { force: true });
      throw refusal(
        "This file cannot be read as a photo. Choose one that ends in .jpg, .png or .webp.",
      );
    });
  return address;
}
