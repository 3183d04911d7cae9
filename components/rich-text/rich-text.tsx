import { Fragment, type ReactNode } from "react";
import { pageAddress } from "@/components/language/language";
import { textParts } from "@/content-model/rich-text";

type RichTextProps = {
  /** A sentence of content/; its links are written [what it says](where it leads). */
  readonly text: string;
  /** What replaces each {name} in the sentence. Each language may have another order. */
  readonly parts?: Readonly<Record<string, ReactNode>>;
};

/** Running text with the links and parts inside it. */
export function RichText({ text, parts = {} }: RichTextProps) {
  return textParts(text).map((part) =>
    typeof part === "string" ? (
      <Fragment key={part}>{withParts(part, parts)}</Fragment>
    ) : (
      <a href={pageAddress(part.href)} key={part.href}>
        {part.label}
      </a>
    ),
  );
}

/** Text, with each {name} replaced by its part. */
const withParts = (text: string, parts: Readonly<Record<string, ReactNode>>) =>
  text
    .split(/\{(\w+)\}/)
    .map((piece, index) =>
      index % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece]}</Fragment>,
    );
