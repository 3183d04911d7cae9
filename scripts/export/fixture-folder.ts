import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * A folder for the tests of one file, removed after them.
 *
 * @returns its path, and what writes files into it by their paths within it
 */
export function fixtureFolder() {
  const folder = mkdtempSync(join(tmpdir(), "k7-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (files: Readonly<Record<string, string | Buffer>>) => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
  };
  return { folder, write };
}
