import { readFileSync } from "node:fs";
import type { Picture as PictureData } from "@/content-rules/fields/field";
import { languageOfText } from "@/components/language/language";
import "./picture.scss";

type PictureProps = {
  readonly picture: PictureData;
  readonly className?: string;
  readonly eager?: boolean;
  /** Replaces the text of the picture; empty where the text beside it says the same. */
  readonly alt?: string;
  /** The attribute `sizes` of a photo. Without it, scripts/build/photos.ts estimates it. */
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
  readonly picture: PictureData;
  readonly className: string;
  readonly photoSizes?: string | undefined;
};

/**
 * A drawing of at most 2 kB inline in the page, painted together with the text. A photo is an
 * <img>.
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

/** The size of a drawing, in px. scripts/build/photos.ts adds that of a photo. */
function sizeOf(src: string) {
  if (!isDrawing(src)) return {};
  const drawing = readFileSync(`public${src}`, "utf8");
  const [, width, height] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(drawing) ?? [];
  return { width, height };
}

const isDrawing = (src: string) => src.endsWith(".svg");
