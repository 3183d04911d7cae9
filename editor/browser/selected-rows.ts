/** The rows that a panel, a list or an element of a page is about. */
import type { Row } from "../rows";
import type { State } from "./editor-context";

/** The name of some rows that are saved together: that of their entry, or of the only field. */
export const nameOf = (rows: readonly Row[]): string => {
  const { name = "", path = "" } = rows[0] ?? {};
  return rows.some((row) => row.path !== path) ? name.slice(0, name.lastIndexOf(": ")) : name;
};

/** The name of a field without that of its entry. */
export const ownName = ({ name }: Row): string => name.slice(name.lastIndexOf(": ") + 1).trim();

/** The rows that are saved at once. */
export const rowsInGroup = ({ rows }: State, group: string): readonly Row[] =>
  rows.filter((row) => row.group === group);

/** The first row of each group. */
export function firstOfGroups(rows: readonly Row[]): readonly Row[] {
  const first = new Map<string, Row>();
  for (const row of rows) if (!first.has(row.group)) first.set(row.group, row);
  return [...first.values()];
}

/** The rows in the order of the pages; one of several pages is with the first. */
const inOrder = ({ pages, rows }: State): readonly Row[] =>
  pages.flatMap(({ path }) => rows.filter(({ pages: [first] }) => first === path));

/** Open facts, and entries that the clinic gives if it has them, in the order of the pages. */
export const todoOf = (state: State) => ({
  open: inOrder(state).filter(({ open }) => open),
  optional: firstOfGroups(inOrder(state)).filter(
    ({ isOptional, open, value = "" }) => isOptional && !open && value === "",
  ),
});

/** The next of what is left to do after a group. */
export function nextAfter(state: State, group: string): Row | undefined {
  const { open, optional } = todoOf(state);
  const order = [...new Set(inOrder(state).map((row) => row.group))];
  const at = order.indexOf(group);
  const next = (rows: readonly Row[]) =>
    rows.find((row) => order.indexOf(row.group) > at) ?? rows.find((row) => row.group !== group);
  return next(open) ?? next(optional);
}

/**
 * The ids of the fields that an element opens: those of its texts, and of facts that are shown with
 * them and have no mark. An answer of a service is shown with its question on the page of that
 * service only.
 */
export function idsShownWith(
  { rows }: State,
  ids: readonly string[],
  page: string,
): readonly string[] {
  const isOn = (row: Row) => row.pages.some((path) => path === page);
  const texts = rows.filter(({ id }) => ids.includes(id));
  const facts = rows.filter((fact) =>
    texts.some(
      (text) =>
        fact.shownWith !== undefined &&
        `${text.path}.`.startsWith(`${fact.shownWith}.`) &&
        (isOn(fact) || text.pages.every((path) => fact.pages.includes(path))),
    ),
  );
  return [...new Set([...ids, ...facts.map(({ id }) => id)])];
}
