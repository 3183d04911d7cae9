import {
  existsSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
} from "node:fs";
import { basename, join } from "node:path";

/** Files whose text may name others. */
const naming = /\.(html|js|css|json|webmanifest)$/;

/**
 * Removes what nothing in the finished export asks for: the page data in files, the second 404 page, Next's chunks.
 *
 * @param folder - the export, its pages already written
 */
export function dropFiles(folder: string): void {
  for (const file of filesIn(folder))
    if (isPageData(folder, file) || basename(file) === "_not-found.html")
      rmSync(join(folder, file));

  // A chunk may be named by another that goes, so look again until nothing changes.
  for (let gone = -1; gone !== 0;) gone = dropUnnamed(folder);
  dropEmptyFolders(folder);
}

/** All files below a folder, as paths within it. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
}

function isPageData(folder: string, file: string): boolean {
  return (
    /(^|\/)__next\.[^/]*\.txt$/.test(file) ||
    (file.endsWith(".txt") &&
      (existsSync(join(folder, file.replace(/txt$/, "html"))) ||
        basename(file) === "_not-found.txt"))
  );
}

function dropUnnamed(folder: string): number {
  const files = filesIn(folder);
  const texts = files
    .filter((file) => naming.test(file))
    .map((file) => [file, readFileSync(join(folder, file), "utf8")] as const);
  const unnamed = files.filter(
    (file) =>
      file.startsWith("_next/") &&
      !texts.some(([by, text]) => by !== file && text.includes(basename(file))),
  );
  for (const file of unnamed) rmSync(join(folder, file));
  return unnamed.length;
}

function dropEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) dropEmptyFolders(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
