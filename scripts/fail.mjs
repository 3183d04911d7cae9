/** @returns {never} */
export function fail(reason) {
  console.error(`\n✗ ${reason}`);
  process.exit(1);
}

/** @returns {never} */
export function failBecause({ code, message }) {
  fail(
    code === "ENOSPC"
      ? `The disk is full: make room, then start again. Whole files are as they were. (${message})`
      : message,
  );
}
