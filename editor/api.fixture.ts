import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@/scripts/testing/temporary-folder.fixture";
import { englishContent } from "@/content/modules";
import { languagesWithoutFacts, withoutFacts } from "@/site-content/finished.fixture";
import { fieldId } from "@/site-content/marks";
import * as api from "./api";
import type { Edit } from "./changes";
import { readContent } from "./edited-content";
import { writeContent } from "./write-content.fixture";

/* api.ts in the working folder: a copy of content/ without facts and signatures. */

export { api };

const root = temporaryFolder();
cpSync("content", join(root, "content"), {
  recursive: true,
  filter: (name) => !name.endsWith(".json"),
});
beforeAll(async () => {
  await writeContent(root, withoutFacts(englishContent), languagesWithoutFacts);
  process.chdir(root);
});

export const read = (file: string) => readFileSync(file, "utf8");

/** The id of a field in English. */
export const idOf = (path: string) => fieldId("en", path.split("."));

/** The rows of a field, one for each language. */
export const rowsAt = async (path: string) =>
  (await api.state({})).rows.filter((row) => row.path === path);

/** The field at a path in each language: much faster than its rows. */
const fieldsAt = (path: string) =>
  [...readContent().fields.values()].filter((field) => field.path.join(".") === path);

/** An edit of the field at a path in each language that has a new value. */
export const editsOf = (path: string, ...values: readonly unknown[]): readonly Edit[] =>
  fieldsAt(path).flatMap(({ id, value: before }, at) =>
    at in values ? [{ id, before, after: values[at] }] : [],
  );

/** Gives new values to a field, in the order of the languages. */
export const change = async (path: string, ...values: readonly unknown[]) =>
  api.change({ edits: editsOf(path, ...values) });

export const valueOf = (path: string) => fieldsAt(path)[0]?.value;
