/** A cell: what a reader sees, and whether it is in the format "plain text". */
type Cell = { shown: string; isText: boolean };

/**
 * One tab of a spreadsheet. Like the real one where it matters: a range outside the sheet is refused, text written into a
 * cell that is not in text format becomes a number or a formula, and a leading apostrophe means "this is text" and is not shown.
 */
export class FakeSheet {
  private cells: Cell[][] = [];
  frozenRows = 0;
  /** Writing fails, as it does when Google is out of order. */
  isFailing = false;
  /** Google begins with 1,000; fewer show what happens at the end. */
  maxRows = 3;
  maxColumns = 26;

  /** Replaces everything with cells in text format that show these rows. */
  fill(rows: readonly (readonly string[])[]): void {
    this.cells = rows.map((row) =>
      row.map((text) => ({ shown: text, isText: true })),
    );
    this.maxRows = Math.max(this.maxRows, rows.length);
  }

  /** What a reader sees, row by row, without the empty cells at the end of each. */
  get rows(): string[][] {
    return this.cells.slice(0, this.getLastRow()).map((row) => {
      const used = row.slice(0, lengthOf(row));
      return Array.from(used, (cell) => cell?.shown ?? "");
    });
  }

  getMaxRows = () => this.maxRows;
  getMaxColumns = () => this.maxColumns;
  getLastColumn = () =>
    this.cells.reduce((last, row) => Math.max(last, lengthOf(row)), 0);
  setFrozenRows = (rows: number) => (this.frozenRows = rows);
  insertRowAfter = () => (this.maxRows += 1);
  insertColumnsAfter = (_: number, columns: number) =>
    (this.maxColumns += columns);
  insertRowBefore = (row: number) => {
    this.cells.splice(row - 1, 0, []);
    this.maxRows += 1;
  };

  /** Any content counts, also an unticked box in somebody else's column. */
  getLastRow(): number {
    return this.cells.findLastIndex((row) => lengthOf(row) > 0) + 1;
  }

  getRange(row: number, column: number, rows = 1, columns = 1) {
    if (row + rows - 1 > this.maxRows || column + columns - 1 > this.maxColumns)
      throw new Error("The range is outside the dimensions of the sheet.");

    const xs = indices(column, columns);
    const range = {
      getDisplayValues: () =>
        indices(row, rows).map((y) =>
          xs.map((x) => this.cells[y]?.[x]?.shown ?? ""),
        ),
      setNumberFormat: (format: string) => {
        for (const y of indices(row, rows))
          for (const x of xs) this.cell(y, x).isText = format === "@";
        return range;
      },
      setValues: (values: string[][]) => {
        if (values.length !== rows || values.some((v) => v.length !== columns))
          throw new Error("The data does not fit the range.");
        this.write(row, column, values);
        return range;
      },
    };
    return range;
  }

  /** Enters values from a row and column on, both counted from 1; throws if the sheet is out of order. */
  protected write(row: number, column: number, values: string[][]): void {
    if (this.isFailing) throw new Error("Service Spreadsheets failed.");
    values.forEach((texts, y) =>
      texts.forEach((text, x) => {
        const cell = this.cell(row - 1 + y, column - 1 + x);
        cell.shown = shown(text, cell.isText);
      }),
    );
  }

  private cell(y: number, x: number): Cell {
    while (this.cells.length <= y) this.cells.push([]);
    return (this.cells[y]![x] ??= { shown: "", isText: false });
  }
}

/** Cells up to the last one with content. */
const lengthOf = (row: readonly Cell[]): number =>
  row.findLastIndex((cell) => cell?.shown) + 1;

/** What a cell shows after a value was entered. */
function shown(value: string, isText: boolean): string {
  if (value.startsWith("'")) return value.slice(1);
  if (/^[=+\-@]/.test(value)) return "#FORMULA!";
  return !isText && /^\d+$/.test(value) ? String(Number(value)) : value;
}

/** Positions counted from 0 for a start counted from 1. */
const indices = (start: number, length: number) =>
  Array.from({ length }, (_, index) => start - 1 + index);
