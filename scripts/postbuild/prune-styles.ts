import postcss, { type AtRule, type Rule } from "postcss";
import type { Page } from "./page";
import { attribute, elements, textOf, theElement } from "./tree";

/**
 * Leaves out the rules of classes that neither the page nor its islands name; they belong to other routes, or to
 * parts of a shared sheet that this page does not use.
 *
 * @param scripts - the text of the scripts that may add classes later
 */
export function pruneStyles({ document }: Page, scripts: string): void {
  const style = theElement(document, "style");
  const named = new Set(
    elements(document).flatMap((element) =>
      (attribute(element, "class") ?? "").split(/\s+/),
    ),
  );
  const isUsed = (name: string) => named.has(name) || scripts.includes(name);

  const sheet = postcss.parse(textOf(style));
  sheet.walkRules((rule) => pruneRule(rule, isUsed));
  sheet.walkAtRules(dropIfEmpty);

  const [text] = style.childNodes;
  if (text !== undefined && "value" in text) text.value = sheet.toString();
}

function pruneRule(rule: Rule, isUsed: (name: string) => boolean): void {
  // The steps of an animation look like rules.
  if (rule.parent?.type === "atrule" && /keyframes$/.test(rule.parent.name))
    return;
  const left = rule.selectors.filter((selector) =>
    classesOf(selector).every(isUsed),
  );
  if (left.length === 0) rule.remove();
  else if (left.length < rule.selectors.length) rule.selectors = left;
}

/** The classes that must be there for a selector to match; what stands in brackets, as in :not(.a), may be absent. */
function classesOf(selector: string): readonly string[] {
  let outside = selector.replace(/\[[^\]]*\]/g, "");
  while (/\([^()]*\)/.test(outside))
    outside = outside.replace(/\([^()]*\)/g, "");
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}

function dropIfEmpty(atRule: AtRule): void {
  if (atRule.nodes?.length !== 0) return;
  const { parent } = atRule;
  // An empty layer still says where it stands in the order, but a non-empty one of the same name follows or precedes.
  atRule.remove();
  if (parent?.type === "atrule") dropIfEmpty(parent as AtRule);
}
