import { readFileSync } from "node:fs";
import type { Picture as PictureData } from "@/content-rules/field";
import { languageOfText } from "@/components/language/language";
import "./picture.scss";

type PictureProps = {
  readonly picture: PictureData;
  readonly className?: string;
  /** Whether the picture loads at once, because it is above the fold. */
  readonly eager?: boolean;
  /** Replaces the alt text of the picture; empty where the text beside it says the same. */
  readonly alt?: string;
  /** How wide a photo is shown, as in the attribute `sizes`. Without it, scripts/export/photos.ts estimates it. */
  readonly photoSizes?: string | undefined;
};

/** An image with width and height, so that nothing moves when it loads. */
export function Picture({
  picture,
  className,
  eager = false,
  alt,
  photoSizes,
}: PictureProps) {
  return (
    <img
      className={className}
      src={picture.src}
      sizes={isDrawing(picture.src) ? undefined : photoSizes}
      {...sizeOf(picture.src)}
      alt={alt ?? picture.alt}
      data-focus={picture.focus}
      lang={picture.alt ? languageOfText(picture.alt) : undefined}
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding={eager ? undefined : "async"}
    />
  );
}

/** The width and height in the file of a drawing, in px. scripts/export/photos.ts adds those of a photo. */
function sizeOf(src: string) {
  if (!isDrawing(src)) return {};
  const drawing = readFileSync(`public${src}`, "utf8");
  const [, width, height] =
    /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(drawing) ?? [];
  return { width, height };
}

/** Whether a picture is a drawing of ours, and no photo. */
export const isDrawing = (src: string) => src.endsWith(".svg");
