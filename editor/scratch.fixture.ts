/** A scratch copy of the content, for tests of save.ts that change files. */
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@/scripts/temporary-folder.fixture";

/** Copies content/ and content-model/ into a new folder, and removes it after the tests of the file. */
export function scratchCopy(): string {
  const root = temporaryFolder();
  for (const folder of ["content", "content-model"])
    cpSync(folder, join(root, folder), { recursive: true });
  return root;
}

/** The text of every module of the content, by the name of its file. */
export function textsOfModules(root: string): Record<string, string> {
  const folder = join(root, "content");
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
}
