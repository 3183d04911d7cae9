import { Fragment, type ReactNode } from "react";
import { segmentsOf } from "@/content-rules/fields/rich-text";
import { pageAddress } from "@/components/language/language";

type RichTextProps = {
  /** A text of content/. Links use Markdown syntax: [label](href). */
  readonly text: string;
  /** The replacement of each {name} in the text. The order of the names may differ between languages. */
  readonly replacements?: Readonly<Record<string, ReactNode>>;
};

/** A text with its links, and with each {name} replaced. */
export function RichText({ text, replacements = {} }: RichTextProps) {
  return segmentsOf(text).map((segment, index) =>
    typeof segment === "string" ? (
      <Fragment key={index}>{replaceNames(segment, replacements)}</Fragment>
    ) : (
      <a href={pageAddress(segment.href)} key={index}>
        {segment.label}
      </a>
    ),
  );
}

/** Replaces each {name}: split() puts the names at the odd indexes. */
const replaceNames = (text: string, replacements: Readonly<Record<string, ReactNode>>) =>
  text
    .split(/\{(\w+)\}/)
    .map((piece, index) =>
      index % 2 === 0 ? piece : <Fragment key={index}>{replacements[piece]}</Fragment>,
    );
