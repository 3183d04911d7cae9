import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import { parse, type ChildNode, type Root } from "postcss";
import type { IslandScripts } from "./islands";
import type { CustomProperties } from "./custom-properties";
import { filesIn, type Page } from "./page";

/**
 * Moves the stylesheets of the head, in their order, into one <style>: the page is complete with its first answer. A
 * stylesheet linked from the body stays a link, so nothing waits for it. Rules of classes that neither the page nor
 * its islands name belong elsewhere, and are left out; so are those of another language, and tokens and typefaces that
 * nothing uses then.
 *
 * @param islands - the scripts of the page's islands, which may add classes later
 * @param out - the export, where stylesheets and scripts lie
 * @throws when the page links none
 */
export function inlineStyles(
  { $ }: Page,
  islands: readonly IslandScripts[],
  out: string,
  properties: CustomProperties,
): void {
  const { shorten, late } = properties;
  const read = (address: string) => readFileSync(join(out, address), "utf8");
  const links = $("head link[rel=stylesheet]");
  const stylesheets = links
    .toArray()
    .map((link) => read($(link).attr("href") ?? "").trim());
  if (stylesheets.length === 0)
    throw new Error(
      "the page links no stylesheet: app/[language]/layout.tsx no longer imports styles/site.scss.",
    );

  const scripts = islands
    .flatMap(({ onInteraction, lazy }) => [...onInteraction, ...lazy])
    .map(read)
    .join();
  const isUsed = (name: string) =>
    $(`.${name}`).length > 0 || scripts.includes(name);
  // Begins with the order of layers, because pruning may remove the block that gave a layer its place.
  const css = `@layer ${[...layersOf(stylesheets)].join()};${stylesheets.join("").replaceAll("\n", "")}`;

  links.remove();
  const language = $("html").attr("lang") ?? "";
  const pruned = prune(css, isUsed, language);
  dropUnusedNames(pruned, late + $.html());
  $("<style></style>").text(shorten(pruned.toString())).appendTo("head");
  for (const part of $("[fill^='var('], [stroke^='var('], [style*='var(']"))
    for (const [name, value] of Object.entries(part.attribs))
      part.attribs[name] = shorten(value);
}

/** Minifies the stylesheets of public/styles, which no bundler has seen. */
export async function minifyStylesheets(
  out: string,
  { shorten }: CustomProperties,
): Promise<void> {
  const folder = join(out, "styles");
  for (const name of filesIn(folder)) {
    const file = join(folder, name);
    const css = shorten(readFileSync(file, "utf8"));
    const { code } = await transform(css, { loader: "css", minify: true });
    writeFileSync(file, code);
  }
}

/** The layers in the order in which they are first named, which is that of their weight. */
function layersOf(stylesheets: readonly string[]): ReadonlySet<string> {
  const names = stylesheets.join().matchAll(/@layer ([\w.,\s-]+)[;{]/g);
  return new Set(
    [...names].flatMap(([, list]) => list!.trim().split(/\s*,\s*/)),
  );
}

function prune(
  css: string,
  isUsed: (name: string) => boolean,
  language: string,
): Root {
  const root = parse(css);
  root.walkRules((rule) => {
    const left = rule.selectors.filter(
      (selector) =>
        requiredClasses(selector).every(isUsed) &&
        language.startsWith(/^:root:lang\((\w+)\)/.exec(selector)?.[1] ?? ""),
    );
    if (left.length === 0) remove(rule);
    else rule.selectors = left;
  });
  return root;
}

/** Leaves out custom properties, and then typefaces, that neither the stylesheet nor what lies elsewhere names. */
function dropUnusedNames(root: Root, elsewhere: string): void {
  const users = root.toString() + elsewhere;
  root.walkDecls(/^--/, (declaration) => {
    if (!users.includes(`var(${declaration.prop}`)) remove(declaration);
  });
  const text = root.toString().toLowerCase();
  root.walkAtRules("font-face", (face) => {
    face.walkDecls("font-family", ({ value }) => {
      const family = value.replaceAll('"', "").toLowerCase();
      // Once in the rule itself.
      if (text.split(family).length < 3) remove(face);
    });
  });
}

/** The classes without which a selector cannot match; those in brackets, as in :not(.a), may be absent. */
function requiredClasses(selector: string): readonly string[] {
  let outside = selector.replace(/\[[^\]]*\]/g, "");
  while (/\([^()]*\)/.test(outside))
    outside = outside.replace(/\([^()]*\)/g, "");
  // Not the steps of an animation, such as 33.3%.
  return [...outside.matchAll(/\.([a-z_-][\w-]*)/gi)].map(([, name]) => name!);
}

/** Removes a rule, and what is empty without it. */
function remove(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type !== "root" && parent?.nodes?.length === 0)
    remove(parent as ChildNode);
}
