import type { Picture as PictureData } from "@/content-model/types";
import { readFileSync } from "node:fs";
import { Picture } from "./picture";

type InlineDrawingProps = {
  /** A drawing of at most 2 kB compressed, because it is part of the page. A photo becomes an <img>. */
  readonly picture: PictureData;
  readonly className: string;
};

/**
 * A drawing inside the page, painted together with the text. A separate file would arrive a round trip later.
 *
 * @throws when the file is not there or is no drawing
 */
export function InlineDrawing({ picture, className }: InlineDrawingProps) {
  if (!picture.src.endsWith(".svg"))
    return <Picture className={className} picture={picture} eager />;

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
