import { Fragment, type ReactNode } from "react";
import { segmentsOf } from "@/content-rules/fields/rich-text";
import { pageAddress } from "@/components/language/language";

type RichTextProps = {
  readonly text: string;
  /** The replacement of each {name} in the text. */
  readonly replacements?: Readonly<Record<string, ReactNode>>;
};

/** A text of content/ with its links ([label](href)), and with each {name} replaced. */
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

type ParagraphProps = RichTextProps & { readonly className?: string; readonly id?: string };

/** A paragraph of such a text. */
export const Paragraph = ({ className, id, ...text }: ParagraphProps) => (
  <p className={className} id={id}>
    <RichText {...text} />
  </p>
);

/** split() puts the names at the odd indexes. */
const replaceNames = (text: string, replacements: Readonly<Record<string, ReactNode>>) =>
  text
    .split(/\{(\w+)\}/)
    .map((piece, index) =>
      index % 2 === 0 ? piece : <Fragment key={index}>{replacements[piece]}</Fragment>,
    );
