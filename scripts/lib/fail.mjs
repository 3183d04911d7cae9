/**
 * Prints one line to stderr and ends the process with exit code 1.
 *
 * @param {string} reason - what is wrong and what to do about it
 * @returns {never}
 */
export function fail(reason) {
  console.error(`\n✗ ${reason}`);
  process.exit(1);
}

/** Ends the process in a folder in which Turbopack builds nothing: for it, the path ends at the #. */
export function requireBuildableFolder() {
  if (process.cwd().includes("#"))
    fail(
      `The site cannot be built in ${process.cwd()}, because of the # in this path. Move or rename the folder.`,
    );
}
