import { readFileSync } from "node:fs";
import type { Picture as PictureData } from "@/content-rules/fields/field";
import { languageOfText } from "@/components/language/language";
import "./picture.scss";

type PictureProps = {
  readonly picture: PictureData;
  readonly className?: string;
  /** Whether the picture loads at once, because it is above the fold. */
  readonly eager?: boolean;
  /** Replaces the alt text of the picture; empty where the text beside it says the same. */
  readonly alt?: string;
  /** How wide a photo is shown, as in the attribute `sizes`. Without it, scripts/build/photos.ts estimates it. */
  readonly photoSizes?: string | undefined;
};

/** An image with width and height, so that nothing moves when it loads. */
export function Picture({ picture, className, eager = false, alt, photoSizes }: PictureProps) {
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

type InlineDrawingProps = {
  /** A drawing of at most 2 kB compressed, because it is part of the page. A photo becomes an <img>. */
  readonly picture: PictureData;
  readonly className: string;
  readonly photoSizes?: string | undefined;
};

/**
 * A drawing inline in the page. The browser paints it together with the text; a separate file would arrive later.
 *
 * @throws when the file does not exist or is not a drawing with a viewBox
 */
export function InlineDrawing({ picture, className, photoSizes }: InlineDrawingProps) {
  if (!isDrawing(picture.src)) return <Picture {...{ className, picture, photoSizes }} eager />;

  const drawing = readFileSync(`public${picture.src}`, "utf8");
  const [, viewBox, content] =
    /<svg[^>]* viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(drawing) ?? [];
  if (viewBox === undefined || content === undefined)
    throw new Error(`public${picture.src} is not a drawing with a viewBox.`);

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

/** The width and height in the file of a drawing, in px. scripts/build/photos.ts adds those of a photo. */
function sizeOf(src: string) {
  if (!isDrawing(src)) return {};
  const drawing = readFileSync(`public${src}`, "utf8");
  const [, width, height] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(drawing) ?? [];
  return { width, height };
}

/** Whether a picture is a drawing of ours, and no photo. */
const isDrawing = (src: string) => src.endsWith(".svg");
