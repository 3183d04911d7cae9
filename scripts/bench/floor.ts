/** The hand-minimal floor: what a page would be if someone wrote its HTML and CSS by hand and stopped there. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, serialize } from "parse5";
import { compress } from "../postbuild/compress";
import { filesIn } from "../postbuild/drop-files";
import { parsing } from "../postbuild/page";
import { attribute, elements, remove, type Element } from "../postbuild/tree";

/**
 * Makes the floor from a finished site.
 *
 * @param site - the finished export
 * @param floor - a folder that does not exist yet
 */
export function writeFloor(site: string, floor: string): void {
  cpSync(site, floor, {
    recursive: true,
    // No header of the host's either, and no script that nothing asks for.
    filter: (path) => !/(\.(br|gz|js)|[\\/]_headers)$/.test(path),
  });
  for (const file of filesIn(floor).filter((each) => each.endsWith(".html"))) {
    const path = join(floor, file);
    writeFileSync(path, floorOf(readFileSync(path, "utf8")));
  }
  compress(floor);
}

/** A finished page without its loader, its speculation rules and its policy. Structured data is content, and stays. */
export function floorOf(html: string): string {
  const document = parse(html, parsing);
  for (const element of elements(document).filter(isMachinery)) remove(element);
  return serialize(document, parsing);
}

function isMachinery(element: Element): boolean {
  if (element.tagName === "script")
    return attribute(element, "type") !== "application/ld+json";
  if (element.tagName === "link")
    return (
      attribute(element, "rel") === "modulepreload" ||
      attribute(element, "as") === "script"
    );
  return (
    element.tagName === "meta" &&
    attribute(element, "http-equiv")?.toLowerCase() ===
      "content-security-policy"
  );
}
