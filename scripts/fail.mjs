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

/**
 * Ends the process because of an error that nobody has handled.
 *
 * @param {NodeJS.ErrnoException} error
 * @returns {never}
 */
export function failBecause({ code, message }) {
  fail(
    code === "ENOSPC"
      ? `The disk is full: make room, then start again. Whole files are as they were. (${message})`
      : message,
  );
}
