/** The content of the editor: as it is on the disk, or with changes in memory. */
import type { Content, ModuleMessages } from "@/content-rules/content";
import { valueAt, type Field, type KeyPath } from "@/content-rules/walk";
import { english, languages, type Language } from "@/site-content/languages";
import { fieldId } from "@/site-content/marks";
import { fieldsOnPages } from "@/site-content/pages-of-texts";
import { isDeepStrictEqual } from "node:util";
import { ContentFolder } from "./content-folder";
import { refusal } from "./refusal";

/** The values of the files, and every language with its messages. */
export type EditedContent = {
  readonly files: ContentFolder;
  readonly content: Content;
  readonly languages: readonly Language[];
  /** Every field that somebody reads, in each language, by its id. */
  readonly fields: ReadonlyMap<string, LanguageField>;
};

/** A field in a language. What is the same in every language is in English only. */
export type LanguageField = Field & { readonly id: string; readonly language: string };

/** A new value of a field; undefined for none. */
export type Change = {
  readonly language: string;
  readonly path: KeyPath;
  readonly before: unknown;
  readonly after: unknown;
};

/** Reads the files. @throws Refusal that names the file and the line of a mistake */
export const readContent = (): EditedContent => valuesOf(new ContentFolder(process.cwd()));

/** Changes the content in memory. @throws Refusal when two changes are of one shared text */
export function withChanges({ files }: EditedContent, changes: readonly Change[]): EditedContent {
  for (const { language, path, after } of changes) files.change(language, path, after);
  const edited = valuesOf(files);
  for (const { language, path, after } of changes) {
    const { messages } = edited.languages.find(({ code }) => code === language)!;
    if (!isDeepStrictEqual(valueAt(messages ?? edited.content, path), after))
      throw refusal(
        `This change would alter other texts too (${path.join(".")}). Somebody who knows the code has to make it.`,
      );
  }
  return edited;
}

/** The texts of the files when their values were read last, and these values. */
let last: readonly [text: string, values: Omit<EditedContent, "files">] | undefined;

function valuesOf(files: ContentFolder): EditedContent {
  const text = files.text();
  if (last?.[0] !== text) last = [text, newValuesOf(files)];
  return { files, ...last[1] };
}

function newValuesOf(files: ContentFolder): Omit<EditedContent, "files"> {
  const values = files.values();
  const content = values[english.code] as Content;
  const all = languages.map((language) =>
    language.messages
      ? { ...language, messages: values[language.code] as ModuleMessages }
      : language,
  );
  const fields = fieldsOnPages(content)
    .filter(({ kind, path }) => kind !== "code" && path[0] !== "sources")
    .flatMap((field) =>
      all
        .filter(({ messages }) => !messages || field.kind === "text")
        .map((language) => inLanguage(field, language)),
    );
  const byId = new Map(fields.map((field) => [field.id, field]));
  return { content, languages: all, fields: byId };
}

const inLanguage = (field: Field, { code: language, messages }: Language): LanguageField => ({
  ...field,
  id: fieldId(language, field.path),
  language,
  value: messages ? valueAt(messages, field.path) : field.value,
});
