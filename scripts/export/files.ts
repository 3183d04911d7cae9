import {
  existsSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { filesIn, type Page } from "./page";

/** Files whose text may name others. */
const text = /\.(html|js|css|json|webmanifest)$/;
const compressible = /\.(html|css|js|svg|xml|txt|json|webmanifest)$/;

/**
 * Removes what nothing in the finished site asks for: pages that are no address, texts that are neither robots.txt
 * nor from public/, and whatever lies in _next/ without being named by a page or by a file that a page names.
 *
 * @param out - the export, its pages already written
 * @param root - the project, where public/ lies
 */
export function dropFiles(
  out: string,
  root: string,
  pages: readonly Page[],
): void {
  const needed = filesIn(out).filter(
    (file) =>
      existsSync(join(root, "public", file)) ||
      file === "robots.txt" ||
      pages.some((page) => page.file === file) ||
      !/^_next\/|\.(html|txt)$/.test(file),
  );
  const others = filesIn(out).filter((file) => !needed.includes(file));
  // The list grows while it is read: a file that is named may name others.
  for (const file of needed) {
    if (!text.test(file)) continue;
    const content = readFileSync(join(out, file), "utf8");
    needed.push(
      ...others.filter(
        (other) =>
          !needed.includes(other) && content.includes(`/${basename(other)}`),
      ),
    );
  }
  for (const file of others)
    if (!needed.includes(file)) rmSync(join(out, file));
  dropEmptyFolders(out);
}

/** Writes a `.br` and a `.gz` beside every file that shrinks, for hosts that serve files as they lie. */
export function compress(out: string): void {
  for (const file of filesIn(out).filter((each) => compressible.test(each))) {
    const path = join(out, file);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotli(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Brotli at its strongest, as a CDN does once per file. */
export function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

function dropEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) dropEmptyFolders(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
