/** A host may get the folder at any moment: a build replaces it whole, or not. */
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

/** On Windows a virus scanner may hold a new file for a moment. */
const removal = { recursive: true, force: true, maxRetries: 5 };

/** The folder that K7_OUT_DIR names, or out/. A build would delete other files than a site. */
export function siteFolder(name = process.env.K7_OUT_DIR): string {
  const folder = resolve(name || "out");
  if (
    existsSync(folder) &&
    readdirSync(folder).length > 0 &&
    !existsSync(join(folder, "index.html"))
  )
    throw new Error(
      `${folder} has other files than a finished site, and a build would delete them. Empty it, or name another folder in K7_OUT_DIR.`,
    );
  return folder;
}

/** On the same disk. It is gone when the process ends. */
export function stagingFolder(folder: string): string {
  const staging = `${folder}.new`;
  const clean = () => rmSync(staging, removal);
  clean();
  process.on("exit", clean);
  return staging;
}

/** If this fails, the last site stays whole. */
export function replaceSite(staging: string, folder: string): void {
  const last = `${folder}.old`;
  try {
    rmSync(last, removal);
    if (existsSync(folder)) renameSync(folder, last);
    renameSync(staging, folder);
  } catch (error) {
    if (!existsSync(folder) && existsSync(last)) renameSync(last, folder);
    throw new Error(
      `${folder} cannot be replaced, and is as it was: another program has one of its files open (${(error as Error).message}). Close it and build again.`,
      { cause: error },
    );
  }
  try {
    rmSync(last, removal);
  } catch {
    // The next build removes it.
  }
}
