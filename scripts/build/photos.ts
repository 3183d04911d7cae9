import { hash } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp, { type Sharp } from "sharp";
import { filesIn, type Page } from "./page";

// Else a file that was read stays open, and Windows neither replaces nor removes it.
sharp.cache(false);

/** In pixels, from an avatar to half of a wide window on a high-density screen. */
const widths = [320, 640, 960, 1280, 1600];
export const largestWidth = Math.max(...widths);

/** Of WebP. AVIF files would be a fifth smaller, but encoding them takes minutes. */
const quality = 72;

export type Photo = Awaited<ReturnType<typeof makePhoto>>;

/** `made` has the photos of earlier pages, by address. */
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
    const estimate = "(min-width: 48rem) 50vw, 100vw";
    // A guess near the first screen: "auto" is the layout before the late stylesheets arrive.
    const sizes =
      image.attr("sizes") ?? (image.attr("loading") === "lazy" ? `auto, ${estimate}` : estimate);
    // Hydration expects the attributes that React rendered.
    if (image.closest("[data-island]").length > 0)
      image.attr({ srcset, sizes: `${image.attr("width") ?? width}px` });
    else image.attr({ srcset, sizes, width: `${width}`, height: `${height}` });
  }
}

/** The consent of a person may have ended. */
export function dropUnusedPhotos(out: string, shown: ReadonlyMap<string, Photo>): void {
  for (const file of filesIn(out))
    if (/^images\/.*\.(jpe?g|png|webp|avif)$/i.test(file) && !shown.has(`/${file}`))
      rmSync(join(out, file));
}

/**
 * Like phones it reads a wrong scan header (Samsung) and a JPEG without its last two bytes, but not
 * half a photo. It is decoded upright, in sRGB, on white.
 */
export async function readPhoto<Result>(
  file: Buffer,
  work: (photo: Sharp) => Promise<Result>,
): Promise<Result> {
  const isJpeg = file.indexOf("ffd8", 0, "hex") === 0;
  const bytes = isJpeg ? Buffer.concat([file, endOfJpeg]) : file;
  const warnings: string[] = [];
  const photo = sharp(bytes, { failOn: "error", limitInputPixels: false })
    .on("warning", (warning: string) => warnings.push(warning))
    .autoOrient()
    // Else 16 bits of any profile become numbers of Display P3 without their profile.
    .pipelineColourspace("srgb")
    // A picture without a background would be dark on dark in dark mode.
    .flatten({ background: "#fff" });
  const result = await work(photo);
  if (lostPixels.test(warnings.join())) throw new Error("premature end");
  return result;
}

const endOfJpeg = Buffer.from([0xff, 0xd9]);

/** What the decoder says of pixels that it has guessed. It gives only its first warning. */
const lostPixels = /premature end|\d{3} extraneous bytes before marker 0xd9|gave [2-9]/;

/** Replaces the original by a copy without EXIF data, which can say where and when it was taken. */
async function makePhoto(out: string, address: string) {
  const path = join(out, address);
  // Pixels: each further encoding would cost quality.
  const { data, info } = await readFile(path)
    .then((file) =>
      readPhoto(file, (photo) =>
        photo
          .resize({ width: largestWidth, withoutEnlargement: true })
          .raw()
          .toBuffer({ resolveWithObject: true }),
      ),
    )
    .catch(({ message }: Error) => {
      throw new Error(
        `public${address} cannot be read as a photo: ${message}. Add or replace the file, or correct its address in content/.`,
      );
    });
  const { width, height, channels } = info;
  const pixels = sharp(data, { raw: { width, height, channels } });
  const sizes = [...widths.filter((size) => size < width), width];

  const digest = hash("sha256", data).slice(0, 8);
  const folder = "/_next/static/photos";
  mkdirSync(join(out, folder), { recursive: true });
  // File systems allow 255 bytes.
  const name = parse(address).name.slice(0, 40);
  const candidates = sizes.map(async (size) => {
    const file = `${folder}/${name}-${digest}-${size}.webp`;
    await pixels.clone().resize({ width: size }).webp({ quality }).toFile(join(out, file));
    return `${file} ${size}w`;
  });
  const srcset = (await Promise.all(candidates)).join(", ");

  const copy = pixels.resize({ width: 1280, withoutEnlargement: true });
  await copy.toFile(path);
  return { width, height, srcset };
}
