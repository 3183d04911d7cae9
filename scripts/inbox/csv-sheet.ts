import fs from "node:fs";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { FakeSheet } from "../../endpoint/fake-sheet";

/** A tab of the fake spreadsheet, kept in a CSV file: all its columns but the last, receivedAt, as they were entered. */
export class CsvSheet extends FakeSheet {
  private seen = "";

  /**
   * @param file - made when the first lead comes
   * @param fields - its columns: specification, section 3
   * @throws if the file cannot be read or has other columns
   */
  constructor(
    private readonly file: string,
    private readonly fields: readonly string[],
  ) {
    super();
    this.refresh();
  }

  /**
   * Reads the file again if somebody else has changed it. The leads' own timestamps take the place of receivedAt.
   *
   * @throws as the constructor does
   */
  refresh(): void {
    if (this.seen !== "" && this.seen === fingerprint(this.file)) return;
    const rows = readRows(this.file, this.fields).map((row) => {
      const cells = this.fields.map((_, index) => row[index] ?? "");
      return [...cells, cells.at(-1)!];
    });
    this.fill([[...this.fields, "receivedAt"], ...rows]);
    this.seen = fingerprint(this.file);
  }

  protected override write(row: number, column: number, values: string[][]) {
    append(
      this.file,
      this.fields,
      values.map((cells) => cells.slice(0, -1)),
    );
    this.seen = fingerprint(this.file);
    // An apostrophe more, which the sheet takes off, shows each text as it stands in the file.
    const shown = values.map((cells) => cells.map((text) => `'${text}`));
    super.write(row, column, shown);
  }
}

/** The rows below the header. What a crash tore is moved into a file of its own, where it cannot swallow the next lead. */
function readRows(file: string, fields: readonly string[]): string[][] {
  if (!fs.existsSync(file)) return [];
  const bytes = fs.readFileSync(file);
  const end = endOfRows(bytes);
  const tail = bytes.toString("utf8", end);
  const [header, ...rows] = parseCsv(bytes.subarray(0, end));
  const isHeaderTorn =
    end === 0 && `${fields.join()}\r\n`.startsWith(tail.replace("\ufeff", ""));
  if (!isHeaderTorn && header?.join() !== fields.join())
    throw new Error(
      `${file} has other columns than ${fields.join(", ")}; move it away first`,
    );
  if (isHeaderTorn) fs.truncateSync(file);
  if (isHeaderTorn || tail === "") return rows;

  const torn = file.replace(/\.csv$/, "-torn.csv");
  fs.appendFileSync(torn, `${tail}\r\n`);
  fs.truncateSync(file, end);
  console.warn(
    `Lead inbox: the last row of ${file} was not whole, as after a crash; it is now in ${torn}.`,
  );
  return rows;
}

/** Where the last whole row ends, in bytes: a line break inside quotes ends none. */
function endOfRows(bytes: Buffer): number {
  const row = /(?:"[^"]*"|[^"\n])*\n/y;
  const text = bytes.toString("latin1");
  let end = 0;
  while (row.test(text)) end = row.lastIndex;
  return end;
}

/** Takes files too that somebody edited by hand. */
const parseCsv = (text: string | Buffer): string[][] =>
  parse(text, {
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    record_delimiter: ["\r\n", "\n"],
  });

/** Writes rows through to the disk, or nothing; the first with their header and the mark by which Excel knows UTF-8. */
function append(file: string, fields: readonly string[], rows: string[][]) {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const text = stringify(size === 0 ? [fields, ...rows] : rows, {
    bom: size === 0,
    record_delimiter: "\r\n",
    // LibreOffice separates there too, and a formula could hide behind one.
    quoted_match: /[;\t\r\n]/,
  });
  try {
    fs.appendFileSync(file, text, { mode: 0o600, flush: true });
  } catch (error) {
    fs.truncateSync(file, size);
    throw error;
  }
}

function fingerprint(file: string): string {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.size} ${stats.mtimeMs}` : "no file";
}
