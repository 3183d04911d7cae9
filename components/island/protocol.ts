/**
 * What the page, its loader (loader.ts) and the scripts of an island agree on. The loader is inside the page
 * (its size limit: scripts/build/budgets.ts); it keeps a lead safe until the form's script takes over (components/lead-form/lead-form.client.tsx).
 *
 * - The loader holds a press of Submit: it prevents the submit event, disables the button, writes
 *   {@link DataKey.Busy} on it and sets `form.held`. The form's script ignores a submit event that is prevented.
 * - `form.onsubmit` is set by the loader. It is null once the form's script has taken over, and also while the browser
 *   posts the form itself, which no script may then send again.
 * - The `<output>` is the form's status line. The element after it is the panel with other ways to
 *   reach the clinic, empty until an attempt has failed: {@link DataKey.Panel}. The loader writes both too.
 */

/** Keys of `dataset`: in the markup, each is an attribute that begins with `data-`. */
export enum DataKey {
  /** The name and language of an island, such as lead-form.en. Written by <Island>, read by the build. */
  Island = "island",
  /** The props of an island, as JSON. Written by <Island>, read by hydrate.tsx. */
  Props = "props",
  /** Empty, on the element with the children of an island, which React does not hydrate. Read by hydrate.tsx. */
  Slot = "slot",
  /** The addresses of an island's scripts, its module first. Written by the build, read by the loader. */
  Scripts = "src",
  /** Empty, once React has hydrated an island. Written by hydrate.tsx, read by tests. */
  Hydrated = "hydrated",
  /** On a button that prints the page: what to do where the browser cannot. Written by components, read by the build and the loader. */
  Print = "print",
  /** On Submit: its label while a press is held. Written by <LeadForm>, read by the loader. */
  Busy = "busy",
  /**
   * On the status line: the error that it shows when a held press has failed. Written by <LeadForm>, read by the loader.
   */
  Error = "error",
  /** On the panel after the status line: its markup. Some browsers show what is hidden. Written by <LeadForm>, read by the loader. */
  Panel = "panel",
}

/** The attributes of an element, for JSX, by their keys of `dataset`. */
export const dataAttributes = (
  values: Readonly<Partial<Record<DataKey, string | undefined>>>,
): Record<`data-${string}`, string | undefined> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`data-${key}`, value]));

/** A form that the loader serves. */
export type LoadedForm = HTMLFormElement & {
  /** While the loader holds a press: the label of Submit before it. Null while the browser posts the form. */
  held?: string | null | undefined;
};

/**
 * Between the id of a form and the name of a field in the key of a draft in sessionStorage. The loader writes drafts,
 * and after it components/lead-form/draft.ts, which restores them too.
 * form.id is an added input if its name is "id".
 */
export const draftSeparator = "/";

/** Milliseconds from a press of a print button to its words, if the browser has not begun to print. */
export const printTimeoutMs = 1_000;

/** Milliseconds for which a held press waits for the scripts; then the browser posts the form itself. */
export const scriptTimeoutMs = 10_000;

/** Milliseconds for which a press is held at most, more than `scriptTimeoutMs`; then it ends in the error. */
export const holdTimeoutMs = 15_000;

/** Milliseconds for which the status line shows a success or an error: specification, section 9. */
export const messageTimeMs = 5_000;
