import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const project = process.cwd();

/**
 * Makes a folder that is removed after the tests of this file. Inside the project, modules in it
 * find the packages.
 */
export function temporaryFolder(parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(resolve(parent), "k7-"));
  afterAll(() => {
    // Windows removes no folder in which a process stands.
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}
