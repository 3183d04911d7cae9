import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import postcss, { type AtRule, type Rule } from "postcss";
import type { Page } from "./page";

/**
 * Moves the stylesheets of the head, in their order, into one <style>: the page is complete with its first answer. A
 * stylesheet linked from the body stays a link, so nothing waits for it.
 *
 * @param out - the export, where the stylesheets lie
 * @throws when a stylesheet would mean something else inside the page
 */
export function inlineStyles({ $ }: Page, out: string): void {
  const links = $("head link[rel=stylesheet]");
  const sheets = links.toArray().map((link) => {
    const address = $(link).attr("href") ?? "";
    const css = readFileSync(join(out, address), "utf8").trim();
    checkAddresses(address, css);
    return css;
  });
  if (sheets.length === 0)
    throw new Error(
      "the page links no stylesheet. Either this export is finished already, then run npm run build; or app/layout.tsx no longer imports styles/site.scss.",
    );
  // Said once more in front: pruning may remove the block that gave a layer its place.
  const layers = `@layer ${layerOrder(sheets).join(",")};`;

  links.remove();
  $("<style></style>")
    .text(layers + sheets.join("").replaceAll("\n", ""))
    .appendTo("head");
}

/**
 * Removes the rules of classes that neither the page nor its islands name: they belong to other routes, or to parts
 * of a shared stylesheet that this page does not use.
 *
 * @param scripts - the text of the scripts that may add classes later
 */
export function pruneStyles({ $ }: Page, scripts: string): void {
  const named = new Set(
    $("[class]")
      .toArray()
      .flatMap((element) => ($(element).attr("class") ?? "").split(/\s+/)),
  );
  const isUsed = (name: string) => named.has(name) || scripts.includes(name);

  const style = $("head style");
  const css = postcss.parse(style.text());
  css.walkRules((rule) => pruneRule(rule, isUsed));
  css.walkAtRules(removeIfEmpty);
  style.text(css.toString());
}

/** Minifies the stylesheets of public/styles, which no bundler has seen. */
export async function minifyStylesheets(out: string): Promise<void> {
  const outdir = join(out, "styles");
  const entryPoints = [join(outdir, "*.css")];
  await build({ entryPoints, outdir, allowOverwrite: true, minify: true });
}

function checkAddresses(address: string, css: string): void {
  const relative = /url\((?!["']?(?:\/|data:|#))[^)]*\)/.exec(css);
  if (relative !== null)
    throw new Error(
      `${address} has the relative address ${relative[0]}, which leads elsewhere once it stands in the page. Begin it with a slash.`,
    );
  if (/<\/style/i.test(css))
    throw new Error(`${address} holds </style, which would end its <style>.`);
}

/** The first stylesheet sets the order of the layers, so it must know them all. */
function layerOrder([first = "", ...others]: readonly string[]): string[] {
  const order = [...new Set(layersOf(first))];
  const unknown = others
    .flatMap(layersOf)
    .find((layer) => !order.includes(layer));
  if (unknown !== undefined || order.length === 0)
    throw new Error(
      `the layer ${unknown} is not in the first stylesheet, which sets the order. Name it in styles/site.scss, and import that before any component in app/layout.tsx.`,
    );
  return order;
}

function layersOf(css: string): readonly string[] {
  return [...css.matchAll(/@layer ([\w.,\s-]+)[;{]/g)].flatMap(
    ([, names = ""]) => names.split(",").map((name) => name.trim()),
  );
}

function pruneRule(rule: Rule, isUsed: (name: string) => boolean): void {
  // The steps of an animation look like rules.
  if (rule.parent?.type === "atrule" && /keyframes$/.test(rule.parent.name))
    return;
  const left = rule.selectors.filter((selector) =>
    requiredClasses(selector).every(isUsed),
  );
  if (left.length === 0) rule.remove();
  else if (left.length < rule.selectors.length) rule.selectors = left;
}

/** The classes without which a selector cannot match; those in brackets, as in :not(.a), may be absent. */
function requiredClasses(selector: string): readonly string[] {
  let outside = selector.replace(/\[[^\]]*\]/g, "");
  while (/\([^()]*\)/.test(outside))
    outside = outside.replace(/\([^()]*\)/g, "");
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}

function removeIfEmpty(atRule: AtRule): void {
  if (atRule.nodes?.length !== 0) return;
  const { parent } = atRule;
  atRule.remove();
  if (parent?.type === "atrule") removeIfEmpty(parent as AtRule);
}
