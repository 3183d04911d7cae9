import { writeFileSync } from "node:fs";
import { InputError } from "./errors";

/** The first bytes of a file in each format, and its file extension. */
const formats = [
  { start: Buffer.from([0xff, 0xd8, 0xff]), extension: "jpg" },
  { start: Buffer.from([0x89, 0x50, 0x4e, 0x47]), extension: "png" },
  { start: Buffer.from("RIFF"), extension: "webp" },
];

/**
 * Writes a photo to public/images.
 *
 * @param slot - the id of a slot of content/place-photos.ts
 * @param bytes - a JPEG, PNG or WebP file
 * @returns the address of the photo; it has the time, because hosts and browsers cache a file of the same name
 * @throws InputError when the file is none of these formats
 */
export function savePhoto(slot: string, bytes: Buffer): string {
  const format = formats.find(({ start }) =>
    bytes.subarray(0, start.length).equals(start),
  );
  if (format === undefined)
    throw new InputError("Choose a photo that ends in .jpg, .png or .webp.");
  const address = `/images/${slot}-${Date.now().toString(36)}.${format.extension}`;
  writeFileSync(`public${address}`, bytes);
  return address;
}
