import { readFileSync } from "node:fs";
import type { Picture as PictureData } from "@/content-rules/field";
import { isDrawing, Picture } from "./picture";

type InlineDrawingProps = {
  /** A drawing of at most 2 kB compressed, because it is part of the page. A photo becomes an <img>. */
  readonly picture: PictureData;
  readonly className: string;
  /** Whether the drawing fills its box and is cropped, instead of being shown whole. */
  readonly cropped?: boolean;
  readonly photoSizes?: string | undefined;
};

/**
 * A drawing inline in the page. The browser paints it together with the text; a separate file would arrive later.
 *
 * @throws when the file does not exist or is not a drawing with a viewBox
 */
export function InlineDrawing({
  picture,
  className,
  cropped = false,
  photoSizes,
}: InlineDrawingProps) {
  if (!isDrawing(picture.src))
    return <Picture {...{ className, picture, photoSizes }} eager />;

  const drawing = readFileSync(`public${picture.src}`, "utf8");
  const [, viewBox, content] =
    /<svg[^>]* viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(drawing) ?? [];
  if (viewBox === undefined || content === undefined)
    throw new Error(`public${picture.src} is not a drawing with a viewBox.`);

  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio={cropped ? "xMidYMin slice" : undefined}
      role="img"
      aria-label={picture.alt}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
