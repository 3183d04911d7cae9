import type { Page } from "./page";
import {
  append,
  attribute,
  elements,
  newElement,
  remove,
  theElement,
} from "./tree";

/**
 * Moves the page's own style sheets, in their order, into one <style>: the page is complete with its first answer.
 *
 * @param read - the text of a sheet by its address
 * @throws when a sheet would mean something else inside the page
 */
export function inlineStyles(
  { document }: Page,
  read: (address: string) => string,
): void {
  const links = elements(document, "link").filter(
    (link) => attribute(link, "rel") === "stylesheet",
  );
  if (links.length === 0) throw new Error("the page names no style sheet.");

  const sheets = links.map((link) => {
    const address = attribute(link, "href") ?? "";
    const sheet = read(address).trim();
    checkAddresses(address, sheet);
    return sheet;
  });
  const layers = layerOrder(sheets);

  links.forEach(remove);
  // Said once more in front: the block that set a layer's place may be left out of a page that does not need it.
  const style = `@layer ${layers.join(",")};${sheets.join("").replaceAll("\n", "")}`;
  append(theElement(document, "head"), newElement("style", {}, style));
}

function checkAddresses(address: string, sheet: string): void {
  const relative = /url\((?!["']?(?:\/|data:|#))[^)]*\)/.exec(sheet);
  if (relative !== null)
    throw new Error(`${address} has the relative address ${relative[0]}.`);
  if (/<\/style/i.test(sheet))
    throw new Error(`${address} would end its <style>.`);
}

/** The first sheet sets the order of the layers, so it must know them all. */
function layerOrder([first = "", ...others]: readonly string[]): string[] {
  const order = [...new Set(layersOf(first))];
  const late = others.flatMap(layersOf).find((layer) => !order.includes(layer));
  if (late !== undefined || order.length === 0) {
    throw new Error(
      `the layer ${late} is not in the first style sheet, which sets the order: is styles/site.scss still imported first?`,
    );
  }
  return order;
}

function layersOf(sheet: string): readonly string[] {
  return [...sheet.matchAll(/@layer ([\w.,\s-]+)[;{]/g)].flatMap(
    ([, names = ""]) => names.split(",").map((name) => name.trim()),
  );
}
