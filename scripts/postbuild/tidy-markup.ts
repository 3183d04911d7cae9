import { islandMark } from "./match-islands";
import type { Page } from "./page";
import {
  attribute,
  dropAttribute,
  elements,
  nodes,
  remove,
  type ChildNode,
  type Element,
} from "./tree";

/** What the framework writes for itself; no browser reads it. */
const frameworkAttributes = ["data-precedence", "data-dgst", "nextexport"];

/**
 * Takes out what only Next's client would read: comments, its empty wrapper, its attributes. Inside an island the
 * comments stay, because React tells by them where one text ends and the next begins.
 */
export function tidyMarkup({ document }: Page): void {
  for (const node of nodes(document))
    if (node.nodeName === "#comment" && !isInIsland(node)) remove(node);

  for (const element of elements(document)) {
    for (const name of frameworkAttributes) dropAttribute(element, name);
    if (isEmptyWrapper(element)) remove(element);
  }
}

function isInIsland({ parentNode }: ChildNode): boolean {
  // React leaves <noscript> alone.
  if (parentNode === null || parentNode.nodeName === "noscript") return false;
  if (!("tagName" in parentNode)) return false;
  return (
    attribute(parentNode, islandMark) !== undefined || isInIsland(parentNode)
  );
}

function isEmptyWrapper(element: Element): boolean {
  return (
    element.tagName === "div" &&
    element.parentNode?.nodeName === "body" &&
    element.attrs.length === 1 &&
    attribute(element, "hidden") !== undefined &&
    element.childNodes.length === 0
  );
}
