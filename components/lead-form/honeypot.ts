/** Two quiet checks against programs that fill in forms. They add no field to a lead and ask nothing of a parent. */

/** Nobody reads the page and fills the form in less than this, in milliseconds since the page was opened. */
const shortestVisit = 2500;

/** Thrown when the field that no person can see was filled in. */
export class TrapSprung extends Error {}

/**
 * Looks into the hidden field. It is emptied on the way, so that a parent whose browser filled it in by mistake
 * is sent through by pressing Submit once more; a program seldom tries twice.
 *
 * @throws TrapSprung when the field holds something
 */
export function checkTrap(trap: HTMLInputElement | null): void {
  if (trap === null || trap.value === "") return;
  trap.value = "";
  throw new TrapSprung("The hidden field was filled in.");
}

/** Waits until a person could have filled in the form. Programs leave; a parent never notices. */
export function afterShortestVisit(): Promise<void> {
  const left = shortestVisit - performance.now();
  return left <= 0
    ? Promise.resolve()
    : new Promise((resolve) => setTimeout(resolve, left));
}
