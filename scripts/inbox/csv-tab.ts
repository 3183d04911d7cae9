import fs from "node:fs";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { FakeSheet } from "../../endpoint/fake-sheet";
import { plainText, spreadsheetText } from "../../endpoint/lead.js";

/** A tab of the fake spreadsheet. A cell of a CSV file cannot have a link, so it shows the address. */
class CsvTab extends FakeSheet {
  protected override linkText = (_label: string, address: string) => address;
}

/**
 * Reads a CSV file as a tab. Without a file the tab is empty, and the script writes its headings.
 *
 * @throws Error if the file cannot be read as CSV
 */
export function readTab(file: string): FakeSheet {
  if (!fs.existsSync(file)) return new CsvTab();
  try {
    // Lenient, because a person may have edited the file.
    const rows: string[][] = parse(fs.readFileSync(file), {
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      record_delimiter: ["\r\n", "\n"],
    });
    return new CsvTab(rows.map((row) => row.map(plainText)));
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${file} cannot be read: ${message}`, { cause: error });
  }
}

/** Writes a tab into a CSV file. The new file replaces the old one only when it is on the disk, so that no lead is lost. */
export function writeTab(file: string, { rows }: FakeSheet): void {
  const width = Math.max(...rows.map(({ length }) => length));
  const texts = rows.map((row) =>
    Array.from({ length: width }, (_, x) => spreadsheetText(row[x] ?? "")),
  );
  const text = stringify(texts, {
    // Excel reads a CSV file as UTF-8 only if it begins with a byte order mark.
    bom: true,
    record_delimiter: "\r\n",
    // LibreOffice can also split cells at these characters, and the text after one could become a formula.
    quoted_match: /[;\t\r\n]/,
  });
  fs.writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true });
  fs.renameSync(`${file}.new`, file);
}
