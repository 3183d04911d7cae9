import fs from "node:fs";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { FakeSheet } from "../../endpoint/fake-sheet";

/** A tab of the fake spreadsheet that stores its rows in a CSV file, without the last column, receivedAt. */
export class CsvSheet extends FakeSheet {
  private version: string;

  /**
   * @param file - path; the file is created when the first lead arrives
   * @param fields - the columns of the file: docs/specification.md, section 3
   * @throws Error if the file cannot be read or has other columns
   */
  constructor(
    private readonly file: string,
    private readonly fields: readonly string[],
  ) {
    const rows = readRows(file, fields).map((row) => {
      const cells = fields.map((_, index) => row[index] ?? "");
      // receivedAt is not in the file; the timestamp of the lead replaces it.
      return [...cells, cells.at(-1)!];
    });
    super([[...fields, "receivedAt"], ...rows]);
    this.version = versionOf(file);
  }

  /**
   * Whether the file is unchanged since this tab last read or wrote it. Then the file need not be read again, which takes
   * 0.2 seconds for 10,000 leads.
   */
  isCurrent = (): boolean => this.version === versionOf(this.file);

  /** Appends rows to the file, with the header if the file is empty, and waits for the disk. Undone after an error. */
  protected override save(values: string[][]) {
    const size = fs.statSync(this.file, { throwIfNoEntry: false })?.size ?? 0;
    const rows = values.map((cells) => cells.slice(0, -1));
    const text = stringify(size === 0 ? [this.fields, ...rows] : rows, {
      // Excel reads a CSV file as UTF-8 only if it begins with a byte order mark.
      bom: size === 0,
      record_delimiter: "\r\n",
      // LibreOffice can also split cells at these characters, and the text after one could become a formula.
      quoted_match: /[;\t\r\n]/,
    });
    try {
      fs.appendFileSync(this.file, text, { mode: 0o600, flush: true });
    } catch (error) {
      fs.truncateSync(this.file, size);
      throw error;
    }
    this.version = versionOf(this.file);
  }
}

/** Size and modification time of a file, to notice changes. */
function versionOf(file: string): string {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.size} ${stats.mtimeMs}` : "no file";
}

/** The rows below the header. Completes a row that a crash has cut off, so that the next row does not become part of it. */
function readRows(file: string, fields: readonly string[]): string[][] {
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
  if (header?.join() !== fields.join())
    throw new Error(
      `${file} has other columns than ${fields.join(", ")}; move it away first`,
    );
  if (end) fs.appendFileSync(file, end);
  return rows;
}
