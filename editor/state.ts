import { toGo } from "@/scripts/check/progress-lines";
import { paths } from "@/content-rules/fields/paths";
import { progress } from "@/site-content/checks";
import { addressIn } from "@/site-content/languages";
import { clinicalPages, textOf } from "@/site-content/pages-of-texts";
import { readSignatures } from "@/site-content/signatures";
import type { EditedContent } from "./edited-content";
import { readMyChanges } from "./changes";
import { strayFiles } from "./content-folder";
import { rowsOf } from "./rows";
import { versionOf } from "./signing";

type TitledPage = { readonly href: string; readonly title?: string; readonly label?: string };

/** Everything that the editor's page shows. */
export function stateOf(edited: EditedContent) {
  const { content, languages } = edited;
  const { signatures, errors } = readSignatures();
  const { facts, pages } = progress(content, languages, signatures);
  const clinical = clinicalPages(content);
  const { ui, services, concerns, textPages } = content;
  const titles = new Map(
    [ui.links, services, concerns, textPages]
      .flatMap((group) => Object.values<TitledPage>(group))
      .map(({ href, title, label }) => [href, title ?? label]),
  );
  return {
    version: versionOf(edited),
    languages: languages.map(({ code, name }) => ({ code, name })),
    pages: paths.map((path) => ({
      path,
      title: titles.get(path) ?? path,
      addresses: Object.fromEntries(
        languages.map((language) => [language.code, addressIn(language, path)]),
      ),
      clinical: clinical.has(path),
    })),
    rows: rowsOf(edited, facts),
    sources: content.sources,
    open: pages.map(({ path, language, state: why, changed }) => ({
      path,
      language: language.code,
      why,
      changed: changed.map(({ before, after }) => [before, after] as const),
    })),
    signed: Object.entries(signatures).map(([key, { name, date }]) => ({ key, name, date })),
    /** Each with its remedy. */
    filesToMend: [...errors, ...strayFiles(process.cwd())],
    toGo: toGo({ facts, pages }),
    myChanges: readMyChanges().map(({ id, path, how, when, changes, undone }) => ({
      id,
      path: path.join("."),
      how,
      when,
      undone,
      texts: changes
        // The address of a photo tells the person nothing.
        .filter((change) => !/^\/images\//.test(textOf(change.after)))
        .map(({ before, after }) => [textOf(before), textOf(after)] as const),
    })),
  };
}
