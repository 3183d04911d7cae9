import { locate, type OpenFact, type Progress } from "@/site-content/checks";
import type { OpenPage } from "@/site-content/signatures";

/** What keeps the content from going live, one line each. */
export function progressLines({ facts, pages }: Progress): readonly string[] {
  if (facts.length + pages.length === 0) return [];
  return [toGo({ facts, pages }), ...facts.map(factLine), ...pages.map(pageLine)];
}

/** Such as "9 facts and 14 pages to go". */
export function toGo({ facts, pages }: Record<"facts" | "pages", readonly unknown[]>): string {
  if (facts.length + pages.length === 0) return "Nothing left to do";
  return `${count(facts.length, "fact")} and ${count(pages.length, "page")} to go`;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

function factLine({ name, path, language }: OpenFact): string {
  const { file, field } = locate(path, language);
  const missing = language ? `, in ${language.name}` : "";
  return `${name}${missing}: ${file}: ${field}`;
}

const pageLine = ({ path, language, state, changed }: OpenPage): string =>
  state === "unsigned"
    ? `${path}, in ${language.name}: nobody has signed it`
    : `${path}, in ${language.name}: has changed since it was signed: ${[...new Set(changed.map(({ path }) => path.join(".")))].join(", ")}`;
