/** A copy of the content for tests of the writer, which change it. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Copies content/ and content-model/ into a new folder, and removes it after the tests. */
export function scratchCopy(): string {
  const root = mkdtempSync(join(tmpdir(), "k7-"));
  afterAll(() => rmSync(root, { recursive: true }));
  for (const folder of ["content", "content-model"])
    cpSync(folder, join(root, folder), { recursive: true });
  return root;
}

/** The text of every module of the content, by the name of its file. */
export function modulesIn(root: string): Record<string, string> {
  const names = readdirSync(join(root, "content"), {
    recursive: true,
    encoding: "utf8",
  }).filter((name) => name.endsWith(".ts"));
  return Object.fromEntries(
    names.map((name) => [
      name,
      readFileSync(join(root, "content", name), "utf8"),
    ]),
  );
}

/** Writes one module of the content. */
export function writeModule(root: string, name: string, text: string): void {
  mkdirSync(join(root, "content"), { recursive: true });
  writeFileSync(join(root, "content", name), text);
}
