/**
 * What a page, its loader and the scripts of an island agree on. The loader prevents a submit event
 * and disables the button; `form.onsubmit` is its own until the form's script takes over, and null
 * while the browser posts. It writes the status line, an `<output>`, and the panel after it.
 */

/** Keys of `dataset`, so attributes that begin with `data-`. */
export enum DataKey {
  /** The name and language, such as lead-form.en. */
  Island = "island",
  Props = "props",
  /** On the element that React does not hydrate. */
  Children = "children",
  /** The addresses of the scripts, the island's module first. Written by the build. */
  Scripts = "src",
  /** Once React has hydrated an island. Read by tests. */
  Hydrated = "hydrated",
  /** On a button that prints: what to do where the browser cannot. */
  Print = "print",
  /** On Submit: its label while a press is queued. */
  Busy = "busy",
  /** On the status line: the error. */
  Error = "error",
  /** On the panel: its markup, because some browsers show what is hidden. */
  Panel = "panel",
}

export const dataAttributes = (
  values: Readonly<Partial<Record<DataKey, string | undefined>>>,
): Record<`data-${string}`, string | undefined> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`data-${key}`, value]));

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
