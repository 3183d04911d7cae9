/** What must not outlive the bench: processes, namespaces, temporary folders. Also on Ctrl-C. */

const tasks = new Set<() => void>();

/**
 * Promises to undo something, at the latest when the bench ends in whatever way.
 *
 * @param task - undoes it at once, without waiting for anything
 * @returns undoes it now
 */
export function later(task: () => void): () => void {
  tasks.add(task);
  return () => {
    if (tasks.delete(task)) task();
  };
}

/** Undoes all that is left, the latest first. A failure must not keep the others. */
export function cleanUp(): void {
  for (const task of [...tasks].reverse()) {
    tasks.delete(task);
    try {
      task();
    } catch (error) {
      console.error(`bench: ${(error as Error).message}`);
    }
  }
}

/** Cleans up at the end and on every signal that would end the bench. */
export function cleanUpAlways(): void {
  process.once("exit", cleanUp);
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ] as const) {
    // Not once: Ctrl-C reaches this process twice, from the terminal and from npm.
    process.on(signal, () => process.exit(code));
  }
}
