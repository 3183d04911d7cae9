import { renameSync, writeFileSync } from "node:fs";

/** Replaces a file in one step, so that a power cut leaves the old or the new one. */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { flush: true });
  renameSync(`${file}.new`, file);
}
