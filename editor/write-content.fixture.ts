/** Whole content in the files of content/. */
import { isDeepStrictEqual } from "node:util";
import type { Content } from "@/content-rules/content";
import { fieldsOf, valueAt } from "@/content-rules/walk";
import type { Language } from "@/site-content/languages";
import { ContentFolder } from "./content-folder";

/** Writes the values that differ from the files, as the editor does. */
export async function writeContent(
  root: string,
  content: Content,
  languages: readonly Language[],
): Promise<void> {
  const files = new ContentFolder(root);
  const before = files.values();
  for (const { code, messages } of languages) {
    // The only list whose entries differ from clinic to clinic.
    const people = ["people", "entries"];
    files.change(code, people, valueAt(messages ?? content, people) ?? {});
    for (const { path, value } of fieldsOf(content)) {
      const after = messages ? valueAt(messages, path) : value;
      if (!isDeepStrictEqual(after, valueAt(before[code], path))) files.change(code, path, after);
    }
  }
  await files.write();
}
