/** A table in Markdown that also reads well in a terminal. */

export type Cell = string | number | undefined;

/**
 * Sets a table. Text columns stand left and number columns right, as their first row decides.
 *
 * @param head - the column names
 * @param rows - the cells; numbers are rounded to whole ones, undefined shows as a dash
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  const texts = rows.map((row) => row.map(textOf));
  const isText = head.map((_, column) => typeof rows[0]?.[column] === "string");
  const widths = head.map((name, column) =>
    Math.max(name.length, 3, ...texts.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => fit(cells[column] ?? "", width, isText[column] ?? true)).join(" | ")} |`;
  const rule = widths.map((width, column) =>
    isText[column] ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [head, rule, ...texts].map(line).join("\n");
}

/** A ratio as a text, such as ×1.05. */
export function times(value: number | undefined): string {
  return value === undefined ? "–" : `×${value.toFixed(2)}`;
}

function textOf(cell: Cell): string {
  if (cell === undefined) return "–";
  return typeof cell === "number" ? String(Math.round(cell)) : cell;
}

function fit(text: string, width: number, left: boolean): string {
  return left ? text.padEnd(width) : text.padStart(width);
}
