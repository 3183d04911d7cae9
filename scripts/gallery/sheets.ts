/** The contact sheet: a page that shows every picture, and a PNG for each address and for the first screens. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { fileOf, slugOf, type Shot } from "./plan";
import { sheetPage } from "./sheet-page";

/** Width of a small picture on a PNG sheet, in pixels: a phone, and anything wider. */
const thumbs = { phone: 240, wide: 640 } as const;
const gap = 20;
const ground = "#d9d4dc";

/**
 * Writes `index.html` and `sheets/*.png`.
 *
 * @param pictures - the folder of the pictures
 * @param folder - where the sheets go
 */
export async function writeSheets(
  shots: readonly Shot[],
  pictures: string,
  folder: string,
): Promise<void> {
  const sheets = join(folder, "sheets");
  mkdirSync(sheets, { recursive: true });
  writeFileSync(join(folder, "index.html"), sheetPage(shots));

  const addresses = [...new Set(shots.map(({ address }) => address))];
  for (const address of addresses)
    await writeSheet(
      shots.filter((shot) => shot.address === address),
      pictures,
      join(sheets, `${slugOf(address)}.png`),
    );
  await writeSheet(
    shots.filter(({ state, width }) => state === "page" && width !== 320),
    pictures,
    join(sheets, "first-screens.png"),
    0.75,
  );
}

/**
 * One sheet, in rows.
 *
 * @param fold - cuts each picture to this share of a desktop window's shape; whole pictures without it
 */
async function writeSheet(
  shots: readonly Shot[],
  pictures: string,
  file: string,
  fold?: number,
): Promise<void> {
  const tiles = await Promise.all(
    shots.map(async (shot) => {
      const isPhone = shot.width < 500;
      const width = isPhone ? thumbs.phone : thumbs.wide;
      const small = await sharp(join(pictures, fileOf(shot)))
        .resize({ width })
        .png()
        .toBuffer({ resolveWithObject: true });
      const high = Math.round(thumbs.wide * (fold ?? 0));
      const height =
        fold === undefined
          ? small.info.height
          : Math.min(high, small.info.height);
      const input = await sharp(small.data)
        .extract({ left: 0, top: 0, width, height })
        .toBuffer();
      return { input, width, height };
    }),
  );
  const { places, width, height } = inRows(
    tiles,
    fold === undefined ? 4200 : 1900,
  );
  await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(places)
    .png()
    .toFile(file);
}

type Tile = {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
};

/** Puts the tiles side by side, and begins a new row where one would be too long. */
function inRows(tiles: readonly Tile[], widest: number) {
  let [left, top, rowHeight, width] = [gap, gap, 0, 0];
  const places = tiles.map((tile) => {
    if (left + tile.width + gap > widest && left > gap) {
      top += rowHeight + gap;
      [left, rowHeight] = [gap, 0];
    }
    const place = { input: tile.input, left, top };
    left += tile.width + gap;
    rowHeight = Math.max(rowHeight, tile.height);
    width = Math.max(width, left);
    return place;
  });
  return { places, width, height: top + rowHeight + gap };
}
