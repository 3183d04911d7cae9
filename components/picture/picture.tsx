import type { Picture as PictureData } from "@/content-model/types";
import { readFileSync } from "node:fs";
import { languageOfText } from "@/components/language/language";

type PictureProps = {
  readonly picture: PictureData;
  readonly className?: string;
  /** The one picture above the fold; every other is loaded lazily. */
  readonly eager?: boolean;
  /** Empty where the text beside the picture already says it. */
  readonly alt?: string;
};

/** An image with width and height, so that loading it shifts nothing. */
export function Picture({
  picture,
  className,
  eager = false,
  alt,
}: PictureProps) {
  return (
    <img
      className={className}
      src={picture.src}
      {...sizeOf(picture.src)}
      alt={alt ?? picture.alt}
      lang={picture.alt ? languageOfText(picture.alt) : undefined}
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
    />
  );
}

/** The width and height that a drawing names, in pixels. The build reads those of a photo: scripts/export/photos.ts. */
function sizeOf(src: string) {
  if (!src.endsWith(".svg")) return {};
  const drawing = readFileSync(`public${src}`, "utf8");
  const [, width, height] =
    /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(drawing) ?? [];
  return { width, height };
}
