import { readFileSync } from "node:fs";
import { join } from "node:path";
import { budgets } from "./budgets";
import type { PageScripts } from "./bundle-islands";
import { brotli } from "./compress";
import type { Page } from "./page";
import { attribute, elements, textOf } from "./tree";

type Budget = keyof typeof budgets;

/** The bytes of one page, measured against each budget. */
export type Weights = Readonly<Record<Budget, number>>;

/** Weighs a finished page. */
export function weigh(
  { file, document }: Page,
  scripts: PageScripts | undefined,
  folder: string,
): Weights {
  const size = (path: string) =>
    brotli(readFileSync(join(folder, path))).length;
  const sizes = (files: readonly string[] = []) =>
    sum(files.map((each) => size(join("_next/static", each))));
  const fetched = elements(document)
    .filter(
      (element) =>
        element.tagName === "script" ||
        attribute(element, "rel") === "modulepreload",
    )
    .map((each) => attribute(each, "src") ?? attribute(each, "href"))
    .filter((address) => address !== undefined);
  const loader = elements(document, "script")
    .filter((script) => attribute(script, "type") === "module")
    .map((script) => Buffer.byteLength(textOf(script)));
  return {
    html: size(file),
    scriptAtLoad: sum(fetched.map(size)),
    loader: sum(loader),
    scriptAtTouch: sizes(scripts?.atTouch),
    scriptLater: sizes(scripts?.later),
  };
}

/** The weights of all pages as a small table. */
export function weightTable(all: ReadonlyMap<Page, Weights>): string {
  const names = Object.keys(budgets) as Budget[];
  const rows = [
    ["bytes (brotli)", ...names],
    ["budget", ...names.map((name) => String(budgets[name]))],
    ...[...all].map(([{ path, file }, weights]) => [
      path ?? file,
      ...names.map((name) => String(weights[name])),
    ]),
  ];
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((row) => row[column]!.length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0
            ? cell.padEnd(widths[column]!)
            : cell.padStart(widths[column]!),
        )
        .join("  "),
    )
    .join("\n");
}

/** What weighs more than its budget, in one line each. */
export function overweight(all: ReadonlyMap<Page, Weights>): readonly string[] {
  return [...all].flatMap(([{ path, file }, weights]) =>
    (Object.keys(budgets) as Budget[])
      .filter((name) => weights[name] > budgets[name])
      .map(
        (name) =>
          `${path ?? file}: ${name} is ${weights[name]} bytes, the budget is ${budgets[name]}.`,
      ),
  );
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
