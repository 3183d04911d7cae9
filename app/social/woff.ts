import { inflateSync } from "node:zlib";

const header = { woff: 44, sfnt: 12 } as const;
const entry = { woff: 20, sfnt: 16 } as const;

/**
 * The TrueType or OpenType font that a WOFF file (version 1.0) packs.
 *
 * @see https://www.w3.org/TR/WOFF/
 * @throws when the file is no such font
 */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF")
    throw new Error("This is not a WOFF file.");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = header.woff + index * entry.woff;
    const [offset = 0, packed = 0, length = 0, checksum = 0] = [
      4, 8, 12, 16,
    ].map((field) => woff.readUInt32BE(at + field));
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum,
      data: packed < length ? inflateSync(data) : data,
    };
  });

  const power = Math.floor(Math.log2(count));
  const start = Buffer.alloc(header.sfnt);
  woff.copy(start, 0, 4, 8);
  start.writeUInt16BE(count, 4);
  // For a binary search in the directory.
  start.writeUInt16BE(2 ** power * entry.sfnt, 6);
  start.writeUInt16BE(power, 8);
  start.writeUInt16BE((count - 2 ** power) * entry.sfnt, 10);

  let offset = header.sfnt + count * entry.sfnt;
  const directory: Buffer[] = [];
  const contents: Buffer[] = [];
  for (const { tag, checksum, data } of tables) {
    const line = Buffer.alloc(entry.sfnt);
    tag.copy(line);
    line.writeUInt32BE(checksum, 4);
    line.writeUInt32BE(offset, 8);
    line.writeUInt32BE(data.length, 12);
    directory.push(line);
    // Each table starts at a multiple of four bytes.
    const padding = Buffer.alloc(-data.length & 3);
    contents.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat([start, ...directory, ...contents]);
}
