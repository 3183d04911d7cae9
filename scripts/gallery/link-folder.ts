import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";

/**
 * A second folder with the same files, which take no room of their own: both names lead to one file.
 *
 * @param from - the folder as it is
 * @param to - the new one, which must not exist
 */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [old, twin] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(old, twin);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(old), twin);
    else linkOrCopy(old, twin);
  }
}

function linkOrCopy(old: string, twin: string): void {
  try {
    linkSync(old, twin);
  } catch {
    // Some file systems know no second names.
    copyFileSync(old, twin);
  }
}
