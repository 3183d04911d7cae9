/**
 * Replaces several files: all or none, also after a power cut. The journal has the old and the new texts; it is on the
 * disk before the first file is replaced, and it is removed after the last. While it is there, `restore` brings the old
 * texts back.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { refusal } from "./refusal";
import { flushFolder, replaceFile } from "./replace-file";

/** The old and the new text of each file. The names are relative to the root. */
export type Replacements = Readonly<
  Record<string, { readonly before: string; readonly after: string }>
>;

const folder = ".edit";
const journal = join(folder, "journal.json");

/**
 * Replaces files. If the result is wrong, or a file cannot be written, it restores the old texts.
 *
 * @param verify - rejects when the result is wrong
 * @throws Refusal when a file no longer has its old text, or when an earlier replacement was interrupted
 */
export async function replaceFiles(
  root: string,
  replacements: Replacements,
  verify: () => Promise<void>,
): Promise<void> {
  if (existsSync(join(root, journal)))
    throw refusal(
      "An earlier change was cut off. Please close the editor and start it again.",
    );
  for (const [file, { before }] of Object.entries(replacements))
    if (!(await readFile(join(root, file))).equals(Buffer.from(before)))
      throw refusal(
        "Somebody changes the files at this moment. Please save again.",
      );
  await mkdir(join(root, folder), { recursive: true });
  await replace(root, journal, JSON.stringify(replacements));
  try {
    for (const [file, { after }] of Object.entries(replacements))
      await replace(root, file, after);
    await verify();
  } catch (error) {
    await restore(root);
    throw error;
  }
  await removeJournal(root);
}

/**
 * Brings back the old texts after an interrupted replacement. A file that somebody has changed since then keeps its
 * text.
 *
 * @returns whether a file was restored
 */
export async function restore(root: string): Promise<boolean> {
  if (!existsSync(join(root, journal))) return false;
  const replacements = JSON.parse(
    await readFile(join(root, journal), "utf8"),
  ) as Replacements;
  let restored = false;
  for (const [file, { before, after }] of Object.entries(replacements)) {
    if ((await readFile(join(root, file), "utf8")) !== after) continue;
    await replace(root, file, before);
    restored = true;
  }
  await removeJournal(root);
  return restored;
}

async function removeJournal(root: string): Promise<void> {
  await rm(join(root, journal));
  await flushFolder(join(root, folder));
}

const replace = (root: string, file: string, text: string) =>
  replaceFile(join(root, file), text, join(root, folder, "next"));
