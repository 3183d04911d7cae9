import { contentIn } from "@/content-model/content";
import { english } from "@/content-model/languages";
import { paths, type Path } from "@/content-model/paths";
import type { OpenFact, OpenPage, Progress } from "@/content-model/signatures";
import { fieldName } from "@/editor/browser/names";

/**
 * Lists what keeps the content from going live: a line with the numbers of facts and pages, then for each page its open
 * facts and the languages in which it is unsigned or has changed, with the whole texts.
 */
export function progressLines(open: Progress): readonly string[] {
  if (open.facts.length + open.pages.length === 0) return [];
  return [
    summaryOf(open),
    ...openPaths(open).flatMap(({ path, facts, pages }) => [
      "",
      `${path}: ${titleOf(path)}`,
      ...facts.map((fact) => `  ${factLine(fact)}`),
      ...pages.flatMap((page) => pageLines(page).map((line) => `  ${line}`)),
    ]),
  ];
}

/** Lists what keeps the content from going live, with one line for each page. */
export const shortProgressLines = (open: Progress): readonly string[] =>
  openPaths(open).map(({ path, facts, pages }) => {
    const names = pages.map(({ language }) => language.name);
    const toDo = [
      ...(facts.length > 0 ? [`${count(facts.length, "fact")} to give`] : []),
      ...(names.length > 0 ? [`to sign in ${names.join(" and ")}`] : []),
    ];
    return `${path} (${titleOf(path)}): ${toDo.join(", ")}`;
  });

/** The numbers of facts and pages, such as "9 facts and 14 pages to go". */
export const summaryOf = ({ facts, pages }: Progress): string =>
  `${count(facts.length, "fact")} and ${count(pages.length, "page")} to go`;

const count = (number: number, noun: string) =>
  `${number} ${noun}${number === 1 ? "" : "s"}`;

/** The open facts and pages, by path. A fact of several pages is listed with the first. */
const openPaths = ({ facts, pages }: Progress) =>
  paths
    .map((path) => ({
      path,
      facts: facts.filter((fact) => fact.pages[0] === path),
      pages: pages.filter((page) => page.path === path),
    }))
    .filter(({ facts, pages }) => facts.length + pages.length > 0);

const titleOf = (path: Path) => contentIn(english).pages[path].title;

/** A fact with the name that it has in the editor, and its place in content/. */
function factLine({ file, field, path, value, language }: OpenFact): string {
  const name = fieldName(path.join("."), "en");
  const missing = language ? `, in ${language.name}` : "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `${name}${missing}: ${text || "(empty)"} (${file}: ${field})`;
}

function pageLines(page: OpenPage): readonly string[] {
  const { name } = page.language;
  if (page.state === "unsigned") return [`${name}: nobody has signed it`];
  return [
    `${name}: has changed since it was signed`,
    ...page.changed.map(
      ({ path, text }) => `  ${path.join(".")}: ${text || "(empty)"}`,
    ),
  ];
}
