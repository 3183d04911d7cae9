import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { basename, join, resolve } from "node:path";

/** Copies the project to .test/NAME, as Turbopack compiles nothing outside, and without git. */
export function copyProject(name: string): string {
  const copy = resolve(".test", name);
  mkdirSync(copy, { recursive: true });
  // The next build takes what has not changed from its cache.
  for (const file of readdirSync(copy))
    if (file !== ".next") rmSync(join(copy, file), { recursive: true });
  for (const file of readdirSync(".").filter(isOfProject))
    cpSync(file, join(copy, file), { recursive: true, filter: isOfProject });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
  return copy;
}

/** Names of files and folders, some with an asterisk in front. */
const ignored = [".git", ...readFileSync(".gitignore", "utf8").split(/\r?\n/)]
  .map((line) => line.replace(/\/$/, ""))
  .filter(Boolean);

const isOfProject = (path: string) =>
  !ignored.some((name) =>
    name.startsWith("*") ? path.endsWith(name.slice(1)) : basename(path) === name,
  );
