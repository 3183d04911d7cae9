import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@/scripts/lib/temporary-folder.fixture";

/** Makes a copy of content/ the working folder of a file of tests. */
export function workInScratchCopy(): void {
  const root = temporaryFolder();
  const project = process.cwd();
  cpSync("content", join(root, "content"), { recursive: true });
  beforeAll(() => process.chdir(root));
  afterAll(() => process.chdir(project));
}

export const read = (file: string) => readFileSync(file, "utf8");
