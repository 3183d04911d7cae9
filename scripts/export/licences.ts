import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Metafile } from "esbuild";

/**
 * Adds to each bundled script the licences of the packages in it, as those licences ask.
 *
 * @param root - the project, to which the paths of esbuild's report are relative
 * @throws when a package has no licence file
 */
export function appendLicences({ outputs }: Metafile, root: string): void {
  for (const [script, { inputs }] of Object.entries(outputs)) {
    const texts = Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0])
      .filter((folder) => folder !== undefined)
      .map((folder) => licenceOf(join(root, folder)));
    // React's packages share one text.
    for (const text of new Set(texts))
      appendFileSync(join(root, script), `/*!\n${text}\n*/\n`);
  }
}

function licenceOf(folder: string): string {
  const path = ["LICENSE", "LICENSE.md", "LICENSE.txt"]
    .map((name) => join(folder, name))
    .find((each) => existsSync(each));
  if (path === undefined)
    throw new Error(
      `${folder} has no LICENSE file, so its code may not be passed on to browsers. Use another package.`,
    );
  return readFileSync(path, "utf8").trim();
}
