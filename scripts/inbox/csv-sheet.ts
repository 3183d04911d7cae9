import fs from "node:fs";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { FakeSheet } from "../../endpoint/fake-sheet";

/**
 * A tab of the fake spreadsheet as it stands in a CSV file now: all its columns but the last, receivedAt, as they were entered.
 */
export class CsvSheet extends FakeSheet {
  private seen: string;

  /**
   * @param file - made when the first lead comes
   * @param fields - its columns: specification, section 3
   * @throws if the file cannot be read or has other columns
   */
  constructor(
    private readonly file: string,
    private readonly fields: readonly string[],
  ) {
    const rows = readRows(file, fields).map((row) => {
      const cells = fields.map((_, index) => row[index] ?? "");
      // The leads' own timestamps take the place of receivedAt.
      return [...cells, cells.at(-1)!];
    });
    super([[...fields, "receivedAt"], ...rows]);
    this.seen = fingerprint(file);
  }

  /** Whether nobody else has changed the file: reading it for each lead would take ever longer, a fifth of a second for 10,000. */
  isCurrent = (): boolean => this.seen === fingerprint(this.file);

  /** Writes rows through to the disk, or nothing; the first with their header and the mark by which Excel knows UTF-8. */
  protected override save(values: string[][]) {
    const size = fs.statSync(this.file, { throwIfNoEntry: false })?.size ?? 0;
    const rows = values.map((cells) => cells.slice(0, -1));
    const text = stringify(size === 0 ? [this.fields, ...rows] : rows, {
      bom: size === 0,
      record_delimiter: "\r\n",
      // LibreOffice separates there too, and a formula could hide behind one.
      quoted_match: /[;\t\r\n]/,
    });
    try {
      fs.appendFileSync(this.file, text, { mode: 0o600, flush: true });
    } catch (error) {
      fs.truncateSync(this.file, size);
      throw error;
    }
    this.seen = fingerprint(this.file);
  }
}

function fingerprint(file: string): string {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.size} ${stats.mtimeMs}` : "no file";
}

/** The rows below the header. What a crash tore is moved into a file of its own, where it cannot swallow the next lead. */
function readRows(file: string, fields: readonly string[]): string[][] {
  if (!fs.existsSync(file)) return [];
  const bytes = fs.readFileSync(file);
  const end = endOfRows(bytes);
  const tail = bytes.toString("utf8", end);
  // A crash may have torn the header, too.
  const [header, ...rows] =
    end === 0 && `\ufeff${fields.join()}\r\n`.startsWith(tail)
      ? [[...fields]]
      : parseCsv(bytes.subarray(0, end));
  if (header?.join() !== fields.join())
    throw new Error(
      `${file} has other columns than ${fields.join(", ")}; move it away first`,
    );
  if (tail === "") return rows;

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
