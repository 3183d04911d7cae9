import fs from "node:fs";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { FakeSheet } from "../../endpoint/fake-sheet";
import { isIsoTime } from "../../endpoint/lead.js";

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
    for (const cells of values)
      append(this.file, this.fields, cells.slice(0, -1));
    this.seen = fingerprint(this.file);
    // An apostrophe more, which the sheet takes off, shows each text as it stands in the file.
    super.write(
      row,
      column,
      values.map((cells) => cells.map((text) => `'${text}`)),
    );
  }
}

/** The rows below the header. A row that a crash tore is moved into a file of its own, where it cannot swallow the next lead. */
function readRows(file: string, fields: readonly string[]): string[][] {
  if (!fs.existsSync(file)) return [];
  const bytes = fs.readFileSync(file);
  const end = endOfRows(bytes);
  const tail = bytes.subarray(end).toString();
  if (end === 0 && csv([fields], true).startsWith(tail)) {
    fs.truncateSync(file);
    return [];
  }

  const [header, ...rows] = parseCsv(bytes.subarray(0, end || undefined));
  if (header?.join() !== fields.join())
    throw new Error(
      `${file} has other columns than ${fields.join(", ")}; move it away first`,
    );
  if (tail === "") return rows;

  if (isWhole(tail, fields)) fs.appendFileSync(file, "\r\n");
  else {
    const torn = file.replace(/\.csv$/, "-torn.csv");
    fs.appendFileSync(torn, `${tail}\r\n`);
    fs.truncateSync(file, end);
    console.warn(
      `Lead inbox: the last row of ${file} was not whole, as after a crash; it is now in ${torn}.`,
    );
  }
  return readRows(file, fields);
}

/** Where the last whole row ends, in bytes: a line break inside quotes ends none. */
function endOfRows(bytes: Buffer): number {
  const row = /(?:"[^"]*"|[^"\n])*\n/y;
  const text = bytes.toString("latin1");
  let end = 0;
  while (row.test(text)) end = row.lastIndex;
  return end;
}

/** Whether a row without its line break has all its cells. The last is the timestamp, whose zone is missing where it was cut. */
function isWhole(row: string, fields: readonly string[]): boolean {
  if (row.split('"').length % 2 === 0) return false;
  const [cells = []] = parseCsv(row);
  const last = cells.at(-1) ?? "";
  const isCut = /^[\d\-:.T+]*$/.test(last) && !isIsoTime(last);
  return cells.length === fields.length && !isCut;
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

/** Semicolons and tabs stand in quotes too: LibreOffice separates there, and a formula could hide behind one. */
const csv = (rows: readonly (readonly string[])[], bom: boolean): string =>
  stringify(rows as string[][], {
    bom,
    record_delimiter: "\r\n",
    quoted_match: /[;\t\r\n]/,
  });

/** Writes a row through to the disk, or nothing; the first with its header and the mark by which Excel knows UTF-8. */
function append(file: string, fields: readonly string[], row: string[]) {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const text = size === 0 ? csv([fields, row], true) : csv([row], false);
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
