import type { Page } from "./page";

/** Scripts that are data for search engines and the browser, not code of a framework. */
const dataScripts = [
  `script[type="application/ld+json"]`,
  `script[type="speculationrules"]`,
].join();

/** Removes every script but data. Pages are complete without; islands bring modules of their own. */
export function dropScripts({ $ }: Page): void {
  $("script").not(dataScripts).remove();
}

/**
 * Leaves each font's preload once and removes the others: the styles are in the page, and so are the addresses of its
 * images, which the browser finds in the same first answer.
 */
export function dropPreloads({ $ }: Page): void {
  $("link[rel=modulepreload], link[rel=preload]:not([as=font])").remove();
  const fonts = new Set<string | undefined>();
  for (const link of $("link[rel=preload]")) {
    const address = $(link).attr("href");
    if (fonts.has(address)) $(link).remove();
    fonts.add(address);
  }
}

/**
 * Removes comments and the empty hidden block that the framework leaves. Inside an island comments stay, because
 * React tells by them where one text ends and the next begins; React does not hydrate <noscript>.
 */
export function dropComments({ $ }: Page): void {
  for (const node of $.root().find("*").addBack().contents()) {
    if (node.nodeType !== 8) continue;
    const owner = $(node).parent().closest("[data-island], noscript");
    if (!owner.is("[data-island]")) $(node).remove();
  }
  $("body > div[hidden]:empty").remove();
}
