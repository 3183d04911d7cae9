import { FakeSheetBase } from "./fake-desk";

/**
 * A fake of one tab of a spreadsheet. As in a real one, a range outside the sheet is an error, a text becomes a number or a formula
 * unless the cell has the text format, and a leading apostrophe means "this is text" and is not shown.
 */
export class FakeSheet extends FakeSheetBase {
  /** What a reader sees. A new tab has three rows, so that tests reach the end; at Google it has 1,000. */
  private readonly cells: string[][] = [[], [], []];
  frozenRows = 0;
  /** Whether writing fails, as when Google has a fault. */
  isFailing = false;
  /** Writing a range that contains this column or one to the right of it fails. */
  failsFrom = Infinity;
  /** Whether such a range fails only at the next flush, after the cells left of that column were written. */
  failsAtFlush = false;
  private error: Error | undefined;
  /** The columns with the text format, keyed by the row's array of cells. */
  private readonly textColumns = new Map<readonly string[], Set<number>>();
  maxColumns = 26;
  /** Stores the cells of a row from a column on, before they are shown, or throws. */
  protected save?(row: number, column: number, cells: string[]): void;
  /** What a cell with a link shows. */
  protected linkText: (label: string, address: string) => string = (label) =>
    label;

  constructor(rows: readonly (readonly string[])[] = []) {
    super();
    this.cells.splice(0, rows.length, ...rows.map((row) => [...row]));
  }

  /** What a reader sees, row by row, without the empty cells at the end of each. */
  get rows(): string[][] {
    const used = this.cells.slice(0, this.getLastRow());
    return used.map((row) => cellsOf(row, 1, lengthOf(row)));
  }

  /** The columns of a row that have the text format. */
  textColumnsOf = (row: number) => [
    ...(this.textColumns.get(this.cells[row - 1]!) ?? []),
  ];

  /** Reports the error of a write since the last flush, as Google does. */
  flush() {
    const { error } = this;
    this.error = undefined;
    if (error) throw error;
  }

  getMaxRows = () => this.cells.length;
  getMaxColumns = () => this.maxColumns;
  /** Any content counts, also an empty box in a column of the clinic. */
  getLastRow = () => this.cells.findLastIndex((row) => lengthOf(row) > 0) + 1;
  getLastColumn = () =>
    this.cells.reduce((last, row) => Math.max(last, lengthOf(row)), 0);
  setFrozenRows = (rows: number) => (this.frozenRows = rows);
  insertRowAfter = () => this.cells.push([]);
  insertRowBefore = (row: number) => this.cells.splice(row - 1, 0, []);
  deleteRow = (row: number) => {
    if (this.isFailing) throw new Error("Service Spreadsheets failed.");
    if (row > this.cells.length || this.cells.length <= 1 + this.frozenRows)
      throw new Error("It is not possible to delete all non-frozen rows.");
    this.cells.splice(row - 1, 1);
  };
  /** Sorts the rows below the first by a column, as a person does. */
  sort(column: number) {
    const key = (row: readonly string[]) => row[column - 1] || "~";
    const rows = this.cells.splice(1);
    this.cells.push(...rows.sort((a, b) => (key(a) < key(b) ? -1 : 1)));
  }
  insertColumnsAfter = (_: number, columns: number) =>
    (this.maxColumns += columns);

  getRange(place: number | "1:1", column = 1, rows = 1, width = 1) {
    const [row, columns] =
      place === "1:1" ? [1, this.maxColumns] : [place, width];
    const inRange = this.cells.slice(row - 1, row - 1 + rows);
    if (inRange.length < rows || column + columns - 1 > this.maxColumns)
      throw new Error("The range is outside the dimensions of the sheet.");

    const range = {
      getSheet: () => this,
      getRow: () => row,
      getLastRow: () => row + rows - 1,
      getColumn: () => column,
      getLastColumn: () => column + columns - 1,
      getDisplayValues: () => {
        this.calls += 1;
        return inRange.map((cells) => cellsOf(cells, column, columns));
      },
      setNumberFormat: (format: string) => {
        for (const cells of inRange) {
          const texts = this.textColumns.get(cells) ?? new Set();
          this.textColumns.set(cells, texts);
          for (let x = column; x < column + columns; x += 1)
            if (format === "@") texts.add(x);
            else texts.delete(x);
        }
        this.settings[`format of ${column}`] = format;
        return range;
      },
      setDataValidation: (rule: unknown) => {
        this.settings[`list of ${column}, ${rows} rows`] = rule;
        return range;
      },
      setValue: (value: string) => range.setValues([[value]]),
      setValues: (values: string[][]) => {
        if (values.length !== rows || values.some((v) => v.length !== columns))
          throw new Error("The data does not fit the range.");
        const isRefused = column + columns - 1 >= this.failsFrom;
        const error = new Error("Service Spreadsheets failed.");
        if (this.isFailing || (isRefused && !this.failsAtFlush)) throw error;
        this.calls += 1;
        if (isRefused) this.error = error;
        const end = isRefused ? this.failsFrom - column : columns;
        values.forEach((texts, y) => {
          const cells = inRange[y]!;
          const written = texts.slice(0, Math.max(0, end)).map((text, x) => {
            const isText = this.textColumns.get(cells)?.has(column + x);
            const link = !isText && /^=HYPERLINK\("(.+)", "(.+)"\)$/.exec(text);
            if (!link) return text;
            this.links.set(cells, link[1]!);
            return this.linkText(link[2]!, link[1]!);
          });
          this.save?.(row + y, column, written);
          written.forEach((text, x) => {
            const isText = this.textColumns.get(cells)?.has(column + x);
            cells[column - 1 + x] = shown(text, isText);
          });
        });
      },
    };
    return range;
  }
}

/** Some cells of a row, beginning at a column, counted from 1. */
const cellsOf = (row: readonly string[], column: number, columns: number) =>
  Array.from({ length: columns }, (_, x) => row[column - 1 + x] ?? "");

/** The number of cells up to the last one with content. */
const lengthOf = (row: readonly string[]): number =>
  row.findLastIndex((text) => text) + 1;

/** What a cell shows after a value has been entered. */
function shown(value: string, isText = false): string {
  if (value.startsWith("'")) return value.slice(1);
  if (/^[=+\-@]/.test(value)) return "#FORMULA!";
  return !isText && /^\d+$/.test(value) ? String(Number(value)) : value;
}
