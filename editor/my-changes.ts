/** The list "My changes", in a file of this computer, so that it outlives the editor. */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Change } from "./edited-content";
import { replaceFile } from "./replace-file";

/** Saved changes of the clinic. */
export type Entry = {
  /** The field that the person changed or settled. */
  readonly path: readonly string[];
  /** How a fact was settled; undefined for a text. */
  readonly how?: "confirm" | "ask";
  readonly changes: readonly Change[];
  readonly undone: boolean;
};

const folder = ".edit";
const file = join(folder, "changes.json");

/** The changes, oldest first; none if the file does not exist or cannot be read. */
export function readMyChanges(): readonly Entry[] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as readonly Entry[];
  } catch {
    return [];
  }
}

/** Writes the list. It keeps the last 500 changes. */
export async function writeMyChanges(entries: readonly Entry[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await replaceFile(file, JSON.stringify(entries.slice(-500)));
}
