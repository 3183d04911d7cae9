/** What a reader sees, which cells have the text format, and the address of its link. */
type Row = { readonly texts: string[]; readonly formats: (string | undefined)[]; link?: string };

/**
 * A fake of a tab. A range outside it is an error, digits become a number unless the cell has a
 * format, =, +, - or @ begin a formula, and a leading apostrophe is not shown.
 */
export class FakeSheet {
  private readonly table: Row[];
  name = "";
  book = { getUrl: () => "" };
  frozenRows = 0;
  /** A row that a filter hides. */
  filteredRow = 0;
  maxColumns = 26;
  /** A write fails if it reaches this column. */
  failsFrom = Infinity;
  /** A method that the sheet refuses, as a table refuses number formats. */
  refuses = "";
  /** An error only at the next flush, and nothing between the two is written. */
  failsAtFlush = false;
  private error: Error | undefined;
  /** Google makes changes at the next read or flush. */
  isPending = false;
  /** By a description of the range. */
  readonly settings: Record<string, unknown> = {};
  rules: readonly unknown[] = [];

  /** Only three rows, so that tests soon need a new one; at Google 1,000. */
  constructor(rows: readonly (readonly string[])[] = []) {
    const all = [...rows, [], [], []].slice(0, Math.max(3, rows.length));
    this.table = all.map((texts) => ({ texts: [...texts], formats: [] }));
  }

  /** Without the empty cells at the end of each row. */
  get rows(): string[][] {
    const used = this.table.slice(0, this.getLastRow());
    return used.map(({ texts }) => cellsOf(texts, 1, lengthOf(texts)));
  }

  get links(): string[] {
    return this.table.flatMap(({ link }) => link ?? []);
  }

  /** As a person does, below the first row. */
  sort(column: number) {
    const key = ({ texts }: Row) => texts[column - 1] || "~";
    const rows = this.table.splice(1);
    this.table.push(...rows.sort((a, b) => (key(a) < key(b) ? -1 : 1)));
  }

  flush() {
    const { error } = this;
    this.isPending = false;
    this.error = undefined;
    if (error) throw error;
  }

  /** Also after a refusal, until the next flush. */
  private ignores(method: string): boolean {
    if (method === this.refuses) this.fail();
    return this.error !== undefined;
  }

  private fail() {
    this.error = new Error("Service Spreadsheets failed.");
    if (!this.failsAtFlush) this.flush();
  }

  getName = () => this.name;
  getParent = () => this.book;
  getSheetId = () => 0;
  getFilter = () => (this.filteredRow > 0 ? {} : null);
  isRowHiddenByFilter = (row: number) => row === this.filteredRow;
  getMaxRows = () => this.table.length;
  getMaxColumns = () => this.maxColumns;
  /** Every cell with content counts, also an unticked checkbox: its text is FALSE. */
  getLastRow = () => this.table.findLastIndex(({ texts }) => lengthOf(texts) > 0) + 1;
  getLastColumn = () => Math.max(0, ...this.table.map(({ texts }) => lengthOf(texts)));
  getFrozenRows = () => this.frozenRows;
  setFrozenRows = (rows: number) => {
    if (!this.ignores("setFrozenRows")) this.frozenRows = rows;
  };
  insertRowAfter = () => this.table.push({ texts: [], formats: [] });
  insertRowBefore = (row: number) => this.table.splice(row - 1, 0, { texts: [], formats: [] });
  insertColumnsAfter = (_: number, columns: number) => (this.maxColumns += columns);
  deleteRow = (row: number) => {
    if (row > this.table.length || this.table.length <= 1 + this.frozenRows)
      throw new Error("It is not possible to delete all non-frozen rows.");
    this.table.splice(row - 1, 1);
    this.isPending = true;
  };
  getConditionalFormatRules = () => [...this.rules];
  setConditionalFormatRules = (rules: unknown[]) => {
    if (!this.ignores("setConditionalFormatRules")) this.rules = rules;
  };

  getRangeList = (places: readonly string[]) => {
    const ranges = places.map((place) => {
      const [, row, column] = /^R(\d+)C(\d+)$/.exec(place)!;
      return this.getRange(Number(row), Number(column));
    });
    return {
      setNumberFormat: (format: string) => ranges.forEach((range) => range.setNumberFormat(format)),
      setValue: (value: string) => ranges.forEach((range) => range.setValue(value)),
    };
  };

  getRange(place: number | "1:1", column = 1, rows = 1, width = 1) {
    const [row, columns] = place === "1:1" ? [1, this.maxColumns] : [place, width];
    const last = column + columns - 1;
    const inRange = this.table.slice(row - 1, row - 1 + rows);
    if (inRange.length < rows || last > this.maxColumns)
      throw new Error("The range is outside the dimensions of the sheet.");

    const range = {
      getSheet: () => this,
      getRow: () => row,
      getLastRow: () => row + rows - 1,
      getColumn: () => column,
      getLastColumn: () => last,
      getDisplayValues: () => {
        this.isPending = false;
        return inRange.map(({ texts }) => cellsOf(texts, column, columns));
      },
      setNumberFormat: (format: string) => {
        if (this.ignores("setNumberFormat")) return range;
        for (const { formats } of inRange)
          for (let x = column; x <= last; x += 1) formats[x - 1] = format;
        this.settings[`format of ${column}`] = format;
        return range;
      },
      setDataValidation: (rule: unknown) => {
        if (this.ignores("setDataValidation")) return range;
        this.settings[`list of ${column}, ${rows} rows`] = rule;
        return range;
      },
      setValue: (value: string) => range.setValues([[value]]),
      setValues: (values: string[][]) => {
        if (values.length !== rows || values.some((v) => v.length !== columns))
          throw new Error("The data does not fit the range.");
        if (this.ignores("setValues")) return;
        if (last >= this.failsFrom) return this.fail();
        values.forEach((texts, y) => this.enter(row + y, column, texts));
      },
    };
    return range;
  }

  private enter(row: number, column: number, texts: readonly string[]) {
    this.isPending = true;
    const cells = this.table[row - 1]!;
    texts.forEach((text, index) => {
      const x = column - 1 + index;
      const format = cells.formats[x];
      const link = /^=HYPERLINK\("(.+)", "(.+)"\)$/.exec(text);
      if (link && format !== "@") {
        cells.link = link[1]!;
        cells.texts[x] = link[2]!;
      } else cells.texts[x] = this.shown(text, format);
    });
  }

  private shown(value: string, format?: string): string {
    if (value.startsWith("'")) return value.slice(1);
    if (/^[=+\-@]/.test(value)) return "#FORMULA!";
    if (format !== undefined) return value;
    return /^[\d ]+$/.test(value) ? String(Number(value.replace(/ /g, ""))) : value;
  }
}

const cellsOf = (texts: readonly string[], column: number, columns: number) =>
  Array.from({ length: columns }, (_, x) => texts[column - 1 + x] ?? "");

const lengthOf = (texts: readonly string[]): number => texts.findLastIndex((text) => text) + 1;
