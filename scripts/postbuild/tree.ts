/** The few questions and changes the passes need on a parse5 tree. */
import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;
export type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Every node below `parent`, in document order. The list is made first, so nodes may be removed while it is read. */
export function nodes(parent: ParentNode): readonly ChildNode[] {
  return parent.childNodes.flatMap((node) =>
    "childNodes" in node ? [node, ...nodes(node)] : [node],
  );
}

/** Every element below `parent`, in document order; of one kind when `tag` is given. */
export function elements(parent: ParentNode, tag?: string): readonly Element[] {
  return nodes(parent).filter(
    (node): node is Element =>
      "tagName" in node && (tag === undefined || node.tagName === tag),
  );
}

/** The first element of one kind, which must be there. */
export function theElement(parent: ParentNode, tag: string): Element {
  const [found] = elements(parent, tag);
  if (found === undefined) throw new Error(`There is no <${tag}>.`);
  return found;
}

/** The value of an attribute; undefined when it is not set. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

/** Sets an attribute, whether or not it is there. */
export function setAttribute(
  element: Element,
  name: string,
  value: string,
): void {
  dropAttribute(element, name);
  element.attrs.push({ name, value });
}

/** Takes an attribute away, if it is there. */
export function dropAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((each) => each.name !== name);
}

/** The text directly inside an element: all there is in a <script> or <style>. */
export function textOf(element: Element): string {
  return element.childNodes
    .map((node) => ("value" in node ? node.value : ""))
    .join("");
}

/** Takes a node out of its document. */
export function remove(node: ChildNode): void {
  defaultTreeAdapter.detachNode(node);
}

/** A new element with text, such as <style>, still outside the document. */
export function newElement(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  text = "",
): Element {
  const element = defaultTreeAdapter.createElement(
    tag,
    // The namespace of HTML, as parse5 names it.
    "http://www.w3.org/1999/xhtml" as Parameters<
      typeof defaultTreeAdapter.createElement
    >[1],
    Object.entries(attributes).map(([name, value]) => ({ name, value })),
  );
  if (text !== "") defaultTreeAdapter.insertText(element, text);
  return element;
}

/** Puts an element at the end of another. */
export function append(parent: ParentNode, element: Element): void {
  defaultTreeAdapter.appendChild(parent, element);
}

/** Puts an element before a sibling. */
export function insertBefore(sibling: ChildNode, element: Element): void {
  if (sibling.parentNode === null)
    throw new Error("The sibling is in no document.");
  defaultTreeAdapter.insertBefore(sibling.parentNode, element, sibling);
}
