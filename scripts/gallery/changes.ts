/** Compares two folders of pictures, dot by dot. */
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

export type Change = {
  readonly file: string;
  /** For people: how much is different, or that one side has no such picture. */
  readonly what: string;
};

/** A dot is another when one of its colours differs by more than this, of 255; less is not seen. */
const tolerance = 8;

/**
 * What is different between two folders of pictures.
 *
 * @param out - where before, after and difference of each change are written, side by side
 */
export async function changesBetween(
  before: string,
  after: string,
  out: string,
): Promise<readonly Change[]> {
  const changes: Change[] = [];
  for (const file of filesOf(before, after)) {
    const [old, now] = [join(before, file), join(after, file)];
    if (!existsSync(old)) changes.push({ file, what: "is new" });
    else if (!existsSync(now)) changes.push({ file, what: "is gone" });
    else {
      const what = await difference(old, now, join(out, file));
      if (what !== undefined) changes.push({ file, what });
    }
  }
  return changes;
}

function filesOf(...folders: readonly string[]): readonly string[] {
  const all = folders.flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder) : [],
  );
  return [...new Set(all)].filter((file) => file.endsWith(".png")).sort();
}

async function difference(
  old: string,
  now: string,
  out: string,
): Promise<string | undefined> {
  const [before, after] = await Promise.all([dotsOf(old), dotsOf(now)]);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const mask = Buffer.alloc(width * height * 3, 255);
  let count = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (!isSame(before, after, x, y)) {
        mask.set([200, 0, 60], (y * width + x) * 3);
        count += 1;
      }
  if (count === 0) return undefined;

  mkdirSync(join(out, ".."), { recursive: true });
  const marks = await sharp(mask, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  await sharp({
    create: { width: 3 * width, height, channels: 3, background: "#888" },
  })
    .composite([
      { input: old, left: 0, top: 0 },
      { input: now, left: width, top: 0 },
      { input: marks, left: 2 * width, top: 0 },
    ])
    .png()
    .toFile(out);
  const share = (100 * count) / (width * height);
  const grown = after.height - before.height;
  return [
    `${share < 0.01 ? "less than 0.01" : share.toFixed(2)} % of its dots are different`,
    ...(grown === 0
      ? []
      : [`${Math.abs(grown)} ${grown > 0 ? "taller" : "shorter"}`]),
  ].join(", ");
}

type Dots = {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
};

async function dotsOf(file: string): Promise<Dots> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function isSame(one: Dots, other: Dots, x: number, y: number): boolean {
  if (x >= Math.min(one.width, other.width)) return false;
  if (y >= Math.min(one.height, other.height)) return false;
  const a = (y * one.width + x) * 3;
  const b = (y * other.width + x) * 3;
  for (let channel = 0; channel < 3; channel += 1)
    if (Math.abs(one.data[a + channel]! - other.data[b + channel]!) > tolerance)
      return false;
  return true;
}
