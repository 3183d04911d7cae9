import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { LoadedContent } from "./load";
import { refusal } from "./refusal";

/** Where a photo is kept that content/ does not name any more: a change that is taken back may need it. */
const keptPhotos = join(".local", "edit");

/** The first bytes of a file in each format, and its file extension. */
const formats = [
  { start: Buffer.from([0xff, 0xd8, 0xff]), extension: "jpg" },
  { start: Buffer.from([0x89, 0x50, 0x4e, 0x47]), extension: "png" },
  { start: Buffer.from("RIFF"), extension: "webp" },
];

/**
 * Writes a photo to public/images.
 *
 * @param slot - the id of a slot of content/place-photos.ts or content/people.ts
 * @param bytes - a JPEG, PNG or WebP file
 * @returns the address of the photo; it has the time, because hosts and browsers cache a file of the same name
 * @throws Refusal when the file is none of these formats
 */
export function savePhoto(slot: string, bytes: Buffer): string {
  const format = formats.find(({ start }) =>
    bytes.subarray(0, start.length).equals(start),
  );
  if (format === undefined)
    throw refusal("Choose a photo that ends in .jpg, .png or .webp.");
  const address = `/images/${slot}-${Date.now().toString(36)}.${format.extension}`;
  writeFileSync(join("public", address), bytes);
  return address;
}

/**
 * Moves photos that content/ does not name any more out of public/, where a test reports pictures without a page, and
 * brings back those that it names again.
 */
export function movePhotos(
  addresses: readonly string[],
  content: LoadedContent,
): void {
  const texts = JSON.stringify(content);
  for (const address of addresses) {
    const paths = [join("public", address), join(keptPhotos, address)] as const;
    const [to, from] = texts.includes(`"${address}"`)
      ? paths
      : ([paths[1], paths[0]] as const);
    if (!existsSync(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
}
