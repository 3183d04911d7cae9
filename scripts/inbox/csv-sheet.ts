import fs from "node:fs";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { FakeSheet } from "../../endpoint/fake-sheet";
import { plainText } from "../../endpoint/lead.js";

const deskColumns = ["receivedAt", "status", "next", "note", "whatsapp"];

/** A tab of the fake spreadsheet that stores its rows in a CSV file, with the columns of the spreadsheet. */
export class CsvSheet extends FakeSheet {
  private version: string;
  private readonly header: readonly string[];

  /**
   * @param file - the path of the file, which the first lead creates. A file with only the columns of the form gets the
   *   columns of the desk too.
   * @param fields - the columns of the form: docs/specification.md, section 3
   * @throws Error if the file cannot be read or has other columns
   */
  constructor(
    private readonly file: string,
    fields: readonly string[],
  ) {
    const header = [...fields, ...deskColumns];
    const rows = readRows(file, fields, header).map((row) => {
      const cells = header.map((_, index) => plainText(row[index] ?? ""));
      // Rows of an older file have no receivedAt.
      cells[fields.length] ||= cells[fields.length - 1]!;
      return cells;
    });
    super([header, ...rows]);
    this.header = header;
    this.version = versionOf(file);
  }

  /**
   * Whether the file is unchanged since this tab last read or wrote it. If so, the file is not read again: reading
   * 10,000 leads takes 0.2 seconds.
   */
  isCurrent = (): boolean => this.version === versionOf(this.file);

  /** A cell of a CSV file cannot have a link, so it shows the address. */
  protected override linkText = (_label: string, address: string) => address;

  /**
   * Appends a row to the file, below the header if the file is empty, and waits for the disk. After an error, it
   * restores the size of the file.
   */
  protected override save(row: number, column: number, values: string[]) {
    const size = fs.statSync(this.file, { throwIfNoEntry: false })?.size ?? 0;
    if (row <= this.getLastRow())
      throw new Error(`Row ${row} is not the last; edit ${this.file} itself`);
    const cells = this.header.map((_, index) => values[index + 1 - column]);
    const text = stringify(size === 0 ? [this.header, cells] : [cells], {
      // Excel reads a CSV file as UTF-8 only if it begins with a byte order mark.
      bom: size === 0,
      record_delimiter: "\r\n",
      // LibreOffice can also split cells at these characters, and the text after one could become a formula.
      quoted_match: /[;\t\r\n]/,
    });
    const file = fs.openSync(this.file, size === 0 ? "w" : "r+", 0o600);
    try {
      fs.writeSync(file, text, size);
      fs.fsyncSync(file);
    } catch (error) {
      fs.ftruncateSync(file, size);
      throw error;
    } finally {
      fs.closeSync(file);
    }
    this.version = versionOf(this.file);
  }
}

/** The size and the modification time of a file, which show whether it has changed. */
function versionOf(file: string): string {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.size} ${stats.mtimeMs}` : "no file";
}

/**
 * Reads the rows below the header. In the file, it ends a row that a crash has cut off, so that the next row does not
 * become part of it, and adds missing columns to the header.
 */
function readRows(
  file: string,
  fields: readonly string[],
  columns: readonly string[],
): string[][] {
  if (!fs.existsSync(file)) return [];
  const text = fs.readFileSync(file, "utf8");
  const quote = text.split('"').length % 2 === 0 ? '"' : "";
  const end = quote || !text.endsWith("\n") ? `${quote}\r\n` : "";
  // Lenient, because a person may have edited the file.
  const [header, ...rows]: string[][] = parse(text + end, {
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    record_delimiter: ["\r\n", "\n"],
  });
  const isOld = header?.join() === fields.join();
  if (!isOld && header?.join() !== columns.join())
    throw new Error(
      `${file} has other columns than ${columns.join(", ")}; move it away first`,
    );
  if (isOld) {
    const body = (text + end).slice(text.indexOf("\n") + 1);
    const options = { mode: 0o600, flush: true };
    fs.writeFileSync(`${file}.new`, `\ufeff${columns}\r\n${body}`, options);
    fs.renameSync(`${file}.new`, file);
  } else if (end) fs.appendFileSync(file, end);
  return rows;
}
