import { FakeSheetBase, type FakeLink } from "./fake-desk";

/**
 * A fake of one tab of a spreadsheet. As in a real one, a range outside the sheet is an error, a text becomes a number or a formula
 * unless the range has the text format, and a leading apostrophe means "this is text" and is not shown.
 */
export class FakeSheet extends FakeSheetBase {
  /** What a reader sees. A new tab has three rows, so that tests reach the end; at Google it has 1,000. */
  private readonly cells: string[][] = [[], [], []];
  frozenRows = 0;
  /** Whether writing fails, as when Google has a fault. */
  isFailing = false;
  /** Writing a range that begins at this column or to the right of it fails. */
  failsFrom = Infinity;
  maxColumns = 26;
  /** Stores the cells of a row from a column on, before they are shown, or throws. */
  protected save?(row: number, column: number, cells: string[]): void;
  /** What a cell with a link shows. */
  protected linkText = (link: FakeLink) => link.setText;

  constructor(rows: readonly (readonly string[])[] = []) {
    super();
    this.cells.splice(0, rows.length, ...rows.map((row) => [...row]));
  }

  /** What a reader sees, row by row, without the empty cells at the end of each. */
  get rows(): string[][] {
    const used = this.cells.slice(0, this.getLastRow());
    return used.map((row) => cellsOf(row, 1, lengthOf(row)));
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

  getRange(row: number, column: number, rows = 1, columns = 1) {
    const inRange = this.cells.slice(row - 1, row - 1 + rows);
    if (inRange.length < rows || column + columns - 1 > this.maxColumns)
      throw new Error("The range is outside the dimensions of the sheet.");

    let isText = false;
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
        isText = format === "@";
        this.settings[`format of ${column}`] = format;
        return range;
      },
      setDataValidation: (rule: unknown) => {
        this.settings[`list of ${column}, ${rows} rows`] = rule;
        return range;
      },
      setValue: (value: string) => range.setValues([[value]]),
      setRichTextValue: (link: FakeLink) => {
        range.setValues([[this.linkText(link)]]);
        this.links.set(inRange[0]!, link.setLinkUrl);
      },
      setValues: (values: string[][]) => {
        if (values.length !== rows || values.some((v) => v.length !== columns))
          throw new Error("The data does not fit the range.");
        if (this.isFailing || column >= this.failsFrom)
          throw new Error("Service Spreadsheets failed.");
        this.calls += 1;
        values.forEach((texts, y) => this.save?.(row + y, column, texts));
        values.forEach((texts, y) =>
          texts.forEach((text, x) => {
            inRange[y]![column - 1 + x] = shown(text, isText);
          }),
        );
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
function shown(value: string, isText: boolean): string {
  if (value.startsWith("'")) return value.slice(1);
  if (/^[=+\-@]/.test(value)) return "#FORMULA!";
  return !isText && /^\d+$/.test(value) ? String(Number(value)) : value;
}
