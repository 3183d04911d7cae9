/**
 * Of many tests alike `npm test` runs a sample, to be quick; `npm run test:all`, `npm run test:engines` and
 * `npm run faults` run all of them. @thorough marks a test that `npm test` leaves out, @thorough-desktop and
 * @thorough-phone one that it runs on the other of the two only.
 *
 * @param isSample - whether `npm test` runs this one too
 * @returns the tags that say so
 */
export const thoroughUnless = (isSample: boolean): string[] =>
  isSample ? [] : ["@thorough"];

/** One page of each kind: the way in, a service, and the form. */
const samplePages: readonly string[] = ["/", "/speech-therapy", "/contact"];

/** The tags of a test that is made for every page. */
export const thoroughOn = (route: string) =>
  thoroughUnless(samplePages.includes(route));
