import type * as englishModules from "@/content-model/english";
import { fieldId } from "@/content-model/marks";
import { addressIn, english, languages } from "@/content-model/languages";
import { needsClinician, pagesOf } from "@/content-model/pages-of-texts";
import { paths } from "@/content-model/paths";
import { groupOf } from "./fields";
import { loadContent } from "./load";
import { readMyChanges } from "./my-changes";
import { currentProgress, readSignatures, versionOf } from "./signing";

/** What is left to do, the pages, and the changes that were made on this computer. */
export async function state() {
  const content = await loadContent();
  const { facts, pages } = currentProgress(content);
  const names = pageNames(content.english as typeof englishModules);
  return {
    version: versionOf(content),
    languages: languages.map(({ code, name }) => ({ code, name })),
    pages: paths.map((path) => ({
      path,
      title: names[path] ?? path,
      /** By the code of the language. */
      addresses: Object.fromEntries(
        languages.map((language) => [language.code, addressIn(language, path)]),
      ),
      clinical: needsClinician(path),
    })),
    facts: facts.map(({ path, pages: [page = "/"], language = english }) => ({
      id: fieldId(language.code, path),
      language: language.code,
      page,
      label: path.join("."),
    })),
    open: pages.map(({ path, language, state: why, changed }) => ({
      path,
      language: language.code,
      why,
      changed: changed.map(({ text }) => text),
    })),
    signed: Object.entries(readSignatures()).map(([key, { name, date }]) => ({
      key,
      name,
      date,
    })),
    myChanges: readMyChanges().map(({ path, how, changes, undone }) => ({
      label: groupOf(path).join("."),
      page: pagesOf(path)[0],
      how,
      undone,
      texts: changes
        // The address of a photo, and the list of open facts, tell the person nothing.
        .filter((one) => !["src", "unconfirmed"].includes(one.path.at(-1)!))
        .map(({ before, after }) => [textOf(before), textOf(after)])
        .filter(([before, after]) => before !== after),
    })),
  };
}

/** A value as one line: the parts of a list or of the opening hours with commas. */
const textOf = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value).map(textOf).join(", ")
    : String(value ?? "");

/** The name of each page for the editor: its title in its content, or in the navigation. */
const pageNames = ({
  services,
  concerns,
  textPages,
  navigation,
}: typeof englishModules): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...Object.values(navigation.navigation).map(
      ({ href, label }) => [href, label] as const,
    ),
    ...[...services.services, ...concerns.concerns, ...textPages.textPages].map(
      ({ href, title }) => [href, title] as const,
    ),
  ]);
