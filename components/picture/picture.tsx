import { languageOfText } from "@/components/language/language";
import type { Picture as PictureData } from "@/content/images";

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
      width={picture.width}
      height={picture.height}
      alt={alt ?? picture.alt}
      lang={picture.alt ? languageOfText(picture.alt) : undefined}
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
    />
  );
}
