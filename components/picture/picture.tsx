import type { Picture as PictureData } from "@/content/images";

type PictureProps = {
  readonly picture: PictureData;
  readonly className?: string;
  /** The one picture in sight when the page opens; every other waits until it is near. */
  readonly eager?: boolean;
  /** Empty where the words beside the picture already say it. */
  readonly alt?: string;
};

/** One image with its measures, so that nothing moves when it arrives. */
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
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
    />
  );
}
