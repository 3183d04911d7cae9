import { readFileSync } from "node:fs";
import { fieldId } from "@/content-model/marks";
import * as api from "./api";
import type { Edit } from "./changes";
import { scratchCopy } from "./scratch.fixture";

/*
 * The functions of api.ts in a scratch copy of the project, the working folder of each file of tests that imports this.
 */

export { api };

const root = scratchCopy();
const project = process.cwd();
beforeAll(() => process.chdir(root));
afterAll(() => process.chdir(project));

export const read = (file: string) => readFileSync(file, "utf8");

/** The id of a field of English content. */
export const idOf = (path: string) => fieldId("en", path.split("."));

/** An edit of each input of a field that has a new value, in the order of the inputs. */
export async function editsOf(
  path: string,
  ...values: readonly unknown[]
): Promise<readonly Edit[]> {
  const { inputs } = await api.field({ id: idOf(path) });
  return values.flatMap((after, at) => {
    const { id, value: before } = inputs[at]!;
    return after === undefined ? [] : [{ id, before, after }];
  });
}

/** Gives new values to the inputs of a field. */
export const change = async (path: string, ...values: readonly unknown[]) =>
  api.change({ edits: await editsOf(path, ...values) });

export const valueOf = async (path: string) =>
  (await api.field({ id: idOf(path) })).inputs[0]?.value;
