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
