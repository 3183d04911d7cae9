import { join } from "node:path";
import type { Sharp } from "sharp";
import { largestWidth, readPhoto } from "@/scripts/build/photos";
import { refusal } from "./refusal";
import { replaceFile } from "./replace-file";

/** In pixels: twice what the build makes, so that a page can crop to half. */
const maxSide = 2 * largestWidth;

/**
 * Writes a photo to public/images, upright, no larger than pages can use, and without the place
 * where it was taken: git would keep both forever. Of a panorama it keeps the middle.
 *
 * @param name - of the photo; its address has the time too, because browsers cache a file of the
 * same name
 * @param file - a JPEG, PNG, WebP, AVIF or TIFF file
 * @throws Refusal when the file is no photo, or only a part of one, or cannot be written
 */
export async function savePhoto(name: string, file: Buffer): Promise<string> {
  const address = `/images/${name}-${Date.now().toString(36)}.webp`;
  const photo = await readPhoto(file, stored).catch((error: Error) => {
    throw refusal(whyUnreadable(file, error));
  });
  await replaceFile(join("public", address), photo);
  return address;
}

async function stored(photo: Sharp): Promise<Buffer> {
  const { width, height } = (await photo.metadata()).autoOrient;
  const kept = [Math.min(width, 2 * height), Math.min(height, 2 * width)];
  const scale = Math.min(1, maxSide / Math.max(...kept));
  const [keptWidth, keptHeight] = kept.map((side) => Math.round(side * scale));
  return photo.resize(keptWidth, keptHeight).webp({ quality: 90 }).toBuffer();
}

/** The sentence that says why a file is no photo, and what to do. */
function whyUnreadable(file: Buffer, { message }: Error): string {
  if (file.length === 0)
    return "This file is empty. Open it once on this computer, so that it is downloaded, and choose it again.";
  // The first box of the file names its format.
  if (/^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(file.toString("latin1", 4, 12)))
    return "This is a HEIC file, which iPhones take and browsers cannot show. Send it to yourself on WhatsApp and choose the photo that arrives; for new photos choose Settings > Camera > Formats > Most Compatible.";
  if (/premature end|read error|end of (stream|GIF)|unable to (parse|read)|bad seek/i.test(message))
    return "Only a part of this photo is here. Download it again, and choose it again.";
  return "This file is no photo that the site can use. Open it on this computer, save it as JPEG or PNG, and choose that file.";
}
