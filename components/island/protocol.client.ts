/**
 * What a page, its loader and the scripts of an island agree on. The loader keeps a lead safe until
 * the form's script takes over:
 *
 * - It queues a press of Submit: it prevents the submit event, disables the button and writes
 *   {@link DataKey.Busy} on it. The form's script ignores a submit event that is prevented.
 * - It sets `form.onsubmit`, which is null once the form's script has taken over, and also while the
 *   browser posts the form itself, which no script may then send again.
 * - It writes the status line, an `<output>`, and the panel after it: {@link DataKey.Panel}.
 */

/** Keys of `dataset`: in the markup, each is an attribute that begins with `data-`. */
export enum DataKey {
  /** The name and language of an island, such as lead-form.en. Read by the build. */
  Island = "island",
  /** The props of an island, as JSON. */
  Props = "props",
  /** On the element with the children of an island, which React does not hydrate. */
  Children = "children",
  /** The addresses of an island's scripts, its module first. Written by the build. */
  Scripts = "src",
  /** Once React has hydrated an island. Read by tests. */
  Hydrated = "hydrated",
  /** On a button that prints the page: what to do where the browser cannot. */
  Print = "print",
  /** On Submit: its label while a press is queued. */
  Busy = "busy",
  /** On the status line: the error when a queued press has failed. */
  Error = "error",
  /** On the panel of a failure: its markup, because some browsers show what is hidden. */
  Panel = "panel",
}

/** The attributes of an element, for JSX, by their keys of `dataset`. */
export const dataAttributes = (
  values: Readonly<Partial<Record<DataKey, string | undefined>>>,
): Record<`data-${string}`, string | undefined> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`data-${key}`, value]));

export type LoaderForm = HTMLFormElement & {
  /** While a press is queued: the label of Submit before it. Null while the browser posts the form. */
  busy?: string | null | undefined;
};

/** Between the id of a form and the name of a field in the key of a draft in sessionStorage. */
export const draftSeparator = "/";

/** Milliseconds from a press of a print button to its words, if the browser has not begun to print. */
export const printTimeoutMs = 1_000;

/** Milliseconds for which a press is queued; then the browser posts the form itself. */
export const scriptTimeoutMs = 10_000;

/** Milliseconds after which a queued press ends in the error, more than `scriptTimeoutMs`. */
export const queueTimeoutMs = 15_000;

/** Milliseconds for which the status line shows a success or an error: specification, section 9. */
export const messageTimeMs = 5_000;
