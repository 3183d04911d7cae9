import { hash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse, type AtRule, type ChildNode } from "postcss";
import { english } from "@/site-content/languages";
import type { Page } from "./page";

type LinkedStylesheet = { readonly address: string; readonly media: string | null };

/** The layers of styles/site.scss that pages link at the end, with the `media` of the link. */
const linkedLayers: ReadonlyMap<string, string | null> = new Map([
  ["below", null],
  ["print", "print"],
]);

/** Writes the layers that pages link at their end into files; `headingRules` go into `below`. */
export function writeLinkedStylesheets(
  pages: readonly Page[],
  out: string,
  headingRules = "",
): readonly LinkedStylesheet[] {
  const addresses = new Set(pages.flatMap(stylesheetsOf));
  const nodes = [...addresses].flatMap((address) => nodesIn(out, address));

  return [...linkedLayers].flatMap(([layer, media]) => {
    // Next writes the styles of a component into several files.
    const blocks = new Set(
      nodes.filter((node) => isLayer(node) && node.params === layer && node.nodes).map(String),
    );
    if (layer === "below" && headingRules) blocks.add(`@layer below{${headingRules}}`);
    if (blocks.size === 0) return [];
    const css = [...blocks].join("");
    const address = `/_next/static/${layer}-${hash("sha256", css).slice(0, 8)}.css`;
    mkdirSync(dirname(join(out, address)), { recursive: true });
    writeFileSync(join(out, address), css);
    return [{ address, media }];
  });
}

/** No request delays the first paint. Layer `en` is for English, `translated` for all others. */
export function inlineStyles(
  page: Page,
  linked: readonly LinkedStylesheet[],
  out: string,
  faces = "",
): void {
  const { $ } = page;
  const nodes = stylesheetsOf(page).flatMap((address) => nodesIn(out, address));
  if (nodes.length === 0)
    throw new Error(
      "the page links no stylesheet. app/[language]/layout.tsx must import styles/site.scss.",
    );

  const ofOtherPages = $("html").attr("lang") === english.tag ? "translated" : "en";
  const isLeftOut = ({ params, nodes }: AtRule) =>
    nodes === undefined || linkedLayers.has(params) || params === ofOtherPages;
  const css = joinLayers(nodes.filter((node) => !isLayer(node) || !isLeftOut(node)));

  // A component may print rules, as for the entries of a list. HTML allows <style> in the head
  // only.
  const printed = $("body style:not(svg *)").remove().text();
  $("head link[rel=stylesheet]").remove();
  // The first block of a layer may be left out.
  $("<style></style>")
    .text(`@layer ${[...layersOf(nodes)].join()};${css.join("")}${printed}${faces}`)
    .appendTo("head");
  for (const { address: href, media } of linked)
    $("<link>").attr({ rel: "stylesheet", href, media }).appendTo("body");
}

export const stylesheetsOf = ({ $ }: Page): readonly string[] =>
  $("head link[rel=stylesheet]")
    .toArray()
    .map((link) => $(link).attr("href") ?? "");

const nodesIn = (out: string, address: string): readonly ChildNode[] =>
  parse(readFileSync(join(out, address), "utf8")).nodes;

function joinLayers(nodes: readonly ChildNode[]): readonly ChildNode[] {
  const joined: ChildNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (isLayer(node) && last && isLayer(last) && last.params === node.params)
      last.append(node.nodes);
    else joined.push(node);
  }
  return joined;
}

const isLayer = (node: ChildNode): node is AtRule =>
  node.type === "atrule" && node.name === "layer";

/** In the order in which they are first named: later ones override earlier ones. */
const layersOf = (nodes: readonly ChildNode[]): ReadonlySet<string> =>
  new Set(nodes.filter(isLayer).flatMap(({ params }) => params.split(/\s*,\s*/)));
