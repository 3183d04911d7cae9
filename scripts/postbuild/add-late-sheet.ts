import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import type { Page } from "./page";
import { append, newElement, theElement } from "./tree";

/**
 * Writes styles/late.css, minified, under a name that changes with its content.
 *
 * @param root - the project
 * @param out - the export
 * @returns the sheet's address
 */
export async function writeLateSheet(
  root: string,
  out: string,
): Promise<string> {
  const source = readFileSync(join(root, "styles/late.css"), "utf8");
  const { code } = await transform(source, { loader: "css", minify: true });
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
  const address = `/_next/static/late-${hash}.css`;
  mkdirSync(join(out, "_next/static"), { recursive: true });
  writeFileSync(join(out, address), code);
  return address;
}

/** Links the sheet after everything else, where no browser waits for it with the page. */
export function addLateSheet({ document }: Page, address: string): void {
  append(
    theElement(document, "body"),
    newElement("link", { rel: "stylesheet", href: address }),
  );
}
