import { textParts } from "@/content/rich-text";

type RichTextProps = {
  /** A sentence of content/; its links are written [what it says](where it leads). */
  readonly text: string;
};

/** Running text with the links inside it. */
export function RichText({ text }: RichTextProps) {
  return textParts(text).map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <a href={part.href} key={part.href}>
        {part.label}
      </a>
    ),
  );
}
