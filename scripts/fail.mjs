/**
 * Ends a command with one clear line.
 *
 * @param {string} reason - what is wrong and what to do about it
 * @returns {never}
 */
export function fail(reason) {
  console.error(`\n✗ ${reason}`);
  process.exit(1);
}
