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
  for (const [output, { inputs }] of Object.entries(outputs)) {
    const packages = new Set(
      Object.entries(inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .flatMap(([file]) => packageOf(file)),
    );
    // React's packages share one text.
    const texts = new Set([...packages].map((name) => licenceOf(name, root)));
    for (const text of texts)
      appendFileSync(join(root, output), `/*!\n${text}\n*/\n`);
  }
}

/** The folder of the package a file belongs to; none for the project's own files. */
function packageOf(file: string): readonly string[] {
  const folder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
  return folder === undefined ? [] : [folder];
}

function licenceOf(folder: string, root: string): string {
  const path = ["LICENSE", "LICENSE.md", "LICENSE.txt", "license"]
    .map((name) => join(root, folder, name))
    .find((each) => existsSync(each));
  if (path === undefined)
    throw new Error(
      `${folder} has no LICENSE file, so its code may not be passed on to browsers. Use another package.`,
    );
  return readFileSync(path, "utf8").trim();
}
