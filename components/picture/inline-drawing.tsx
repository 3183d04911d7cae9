import { readFileSync } from "node:fs";
import type { Picture } from "@/content/images";

type InlineDrawingProps = {
  /** A drawing below public/, of at most 2 kB, because the page carries it. */
  readonly picture: Picture;
  readonly className: string;
};

/**
 * A drawing inside the page, painted together with its words: on a slow line a picture of its own comes a round trip
 * later.
 *
 * @throws when the file is not there or is no drawing
 */
export function InlineDrawing({ picture, className }: InlineDrawingProps) {
  const drawing = readFileSync(`public${picture.src}`, "utf8");
  const [, viewBox, content] =
    /<svg[^>]* viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(drawing) ?? [];
  if (viewBox === undefined || content === undefined)
    throw new Error(`public${picture.src} is no drawing with a viewBox.`);

  return (
    <svg
      className={className}
      viewBox={viewBox}
      role="img"
      aria-label={picture.alt}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
