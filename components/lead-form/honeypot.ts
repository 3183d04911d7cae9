/** Two checks against programs that fill in forms. They add no field to a lead and ask nothing of a parent. */

/** The least time a person needs to fill in the form, in milliseconds since the page was opened. */
const shortestVisitMs = 2500;

/**
 * Empties the honeypot, so that a parent whose browser filled it in by mistake gets through with a second Submit;
 * a program seldom tries twice.
 *
 * @param honeypot - the field that no person can see
 * @throws when it was filled in
 */
export function assertHoneypotEmpty(honeypot: HTMLInputElement | null): void {
  if (honeypot === null || honeypot.value === "") return;
  honeypot.value = "";
  throw new Error("The honeypot was filled in.");
}

/** Resolves once a person could have filled in the form. */
export function waitForShortestVisit(): Promise<void> {
  const left = shortestVisitMs - performance.now();
  return left <= 0
    ? Promise.resolve()
    : new Promise((resolve) => setTimeout(resolve, left));
}
