import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Makes a folder for the tests of one file, which is removed after these tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "k7-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Writes files into a folder; the keys are paths relative to the folder. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Buffer>>,
): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}
