import { fieldId } from "@/site-content/marks";
import * as api from "./api";
import type { Edit } from "./changes";
import { workInScratchCopy } from "./scratch.fixture";

/* The functions of api.ts, in a scratch copy of content/. */

export { api };

workInScratchCopy();

/** The id of a field in English. */
export const idOf = (path: string) => fieldId("en", path.split("."));

/** The rows of a field, one for each language. */
export const rowsAt = async (path: string) =>
  (await api.state({})).rows.filter((row) => row.path === path);

/** An edit of each row of a field that has a new value, in the order of the languages. */
export const editsOf = async (
  path: string,
  ...values: readonly unknown[]
): Promise<readonly Edit[]> =>
  (await rowsAt(path)).flatMap(({ id, value: before }, at) =>
    at in values ? [{ id, before, after: values[at] }] : [],
  );

/** Gives new values to the rows of a field. */
export const change = async (path: string, ...values: readonly unknown[]) =>
  api.change({ edits: await editsOf(path, ...values) });

export const valueOf = async (path: string) => (await rowsAt(path))[0]?.value;
