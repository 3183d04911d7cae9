import type { DefaultTreeAdapterTypes } from "parse5";
import type { Page } from "../postbuild/page";
import { attribute, elements, type ParentNode } from "../postbuild/tree";

const unread = /^(script|style|template|svg|head)$/;
const inline =
  /^(a|abbr|b|bdi|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/;

/**
 * What a parent reads, one line a block.
 *
 * @param parent - the part to read
 * @param origin - when given, the words of links to other sites are left out: those are names that others chose
 */
export function textBlocks(
  parent: ParentNode,
  origin?: string,
): readonly string[] {
  return rawText(parent, origin)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}

/** What is read aloud or shown elsewhere: titles, descriptions, labels, texts for pictures. */
export function spokenAttributes({ document }: Page): readonly string[] {
  return elements(document).flatMap((element) => {
    const names =
      element.tagName === "meta" && isText(attribute(element, "content"))
        ? ["content"]
        : ["alt", "title", "aria-label", "placeholder"];
    return [
      ...(element.tagName === "title" ? textBlocks(element) : []),
      ...names.flatMap((name) => attribute(element, name) ?? []),
    ];
  });
}

/** Meta elements hold policies, addresses and colours too; words have spaces and no semicolons. */
function isText(content: string | undefined): boolean {
  return content !== undefined && /\s/.test(content) && !content.includes(";");
}

function rawText(parent: ParentNode, origin: string | undefined): string {
  return parent.childNodes
    .map((node: DefaultTreeAdapterTypes.ChildNode) => {
      if ("value" in node) return node.value.replaceAll("\n", " ");
      if (!("tagName" in node) || unread.test(node.tagName)) return "";
      if (node.tagName === "br") return "\n";
      const href = attribute(node, "href") ?? "";
      if (origin !== undefined && /^https?:/.test(href))
        if (new URL(href).origin !== origin) return " ";
      const text = rawText(node, origin);
      return inline.test(node.tagName) ? text : `\n${text}\n`;
    })
    .join("");
}
