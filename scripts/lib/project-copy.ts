/** A copy of the project in which a test may change files. */
import { execSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { join, resolve } from "node:path";

/**
 * Copies the files of the project as they are now, also those that git does not track yet, and links the installed
 * packages.
 *
 * @param name - the folder name of the copy in .test/. The copy is inside the project, because Turbopack compiles no file outside the folder of
 * the outermost lock file.
 * @returns the folder of the copy
 */
export function copyProject(name: string): string {
  const copy = resolve(".test", name);
  mkdirSync(copy, { recursive: true });
  // The next build takes what has not changed from its cache.
  for (const file of readdirSync(copy))
    if (file !== ".next") rmSync(join(copy, file), { recursive: true });
  const files = execSync(
    "git ls-files -z --cached --others --exclude-standard",
    { encoding: "utf8" },
  ).split("\0");
  for (const file of files)
    if (file && existsSync(file)) cpSync(file, join(copy, file));
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
  return copy;
}
