/**
 * What a page, its loader and the scripts of an island agree on.
 *
 * - `data-island`: name and language; `data-props`; `data-src`: the scripts, the island's module
 *   first, written by the build; `data-hydrated`: React has hydrated it.
 * - `data-children`: on the element of an island that React does not hydrate.
 * - `data-busy`: the label of Submit while a press is queued. The loader prevents the submit event;
 *   `form.onsubmit` is its own until the form's script takes over, null while the browser posts.
 * - `data-error`, on the status line, and `data-panel`, on the element after it: what they show
 *   then. Not in the page, because some browsers show what is hidden.
 * - `data-print`: on a button that prints, what to do where the browser cannot.
 */

export type LoaderForm = HTMLFormElement & {
  /** While a press is queued, the label of Submit before it; null while the browser posts. */
  busy?: string | null | undefined;
};

/** Between the id of a form and the name of a field in the key of a draft. */
export const draftSeparator = "/";

/** After that, the words of a print button take its place if nothing is printed. */
export const printTimeoutMs = 1_000;

/** After that, the browser posts a queued form itself. */
export const scriptTimeoutMs = 10_000;

/** After that, longer than `scriptTimeoutMs`, a queued press ends in the error. */
export const queueTimeoutMs = 15_000;

/** The status line shows a success or an error: specification, section 9. */
export const messageTimeMs = 5_000;
