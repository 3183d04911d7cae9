import { paths } from "@/content-rules/paths";
import { locate, type OpenFact, type Progress } from "@/site-content/checks";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import type { OpenPage } from "@/site-content/signatures";

/**
 * Lists what keeps the content from going live: a line with the numbers of facts and pages, then for each page its open
 * facts and the languages in which it is unsigned or has changed, with the whole texts.
 */
export function progressLines({ facts, pages }: Progress): readonly string[] {
  if (facts.length + pages.length === 0) return [];
  return [
    toGo({ facts, pages }),
    ...paths.flatMap((path) => {
      const lines = [
        // A fact of several pages is listed with the first.
        ...facts.filter((fact) => fact.pages[0] === path).map(factLine),
        ...pages.filter((page) => page.path === path).flatMap(pageLines),
      ];
      if (lines.length === 0) return [];
      const { title } = contentIn(english).pages[path];
      return ["", `${path}: ${title}`, ...lines.map((line) => `  ${line}`)];
    }),
  ];
}

/** How much is left, such as "9 facts and 14 pages to go". */
export function toGo({
  facts,
  pages,
}: {
  readonly facts: readonly unknown[];
  readonly pages: readonly unknown[];
}): string {
  if (facts.length + pages.length === 0) return "Nothing left to do";
  return `${count(facts.length, "fact")} and ${count(pages.length, "page")} to go`;
}

const count = (number: number, noun: string) =>
  `${number} ${noun}${number === 1 ? "" : "s"}`;

/** A fact with the name that it has in the editor, and its place in content/. */
function factLine({ name, path, value, language }: OpenFact): string {
  const { file, field } = locate(path, language);
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
