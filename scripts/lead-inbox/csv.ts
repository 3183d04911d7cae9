/**
 * One line of CSV as RFC 4180 writes it: fields with commas, quotes or line breaks in quotes, quotes doubled, CRLF at the end.
 * Semicolons and tabs too, which LibreOffice takes for separators by default: a formula could hide behind them.
 */
export function csvLine(values: readonly string[]): string {
  return values.map(quoted).join(",") + "\r\n";
}

function quoted(value: string) {
  return /[",;\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/**
 * The rows of a CSV text, header included. Takes a byte order mark and plain line feeds too, since people open and save these files.
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A field, in quotes or plain, and what ends it. Anything between a closing quote and that end is kept as it is.
  const field = /(?:"([^"]*(?:""[^"]*)*)(?:"|$))?([^,\r\n]*)(,|\r\n|\n|\r|$)/y;
  const source = text.replace(/^\ufeff/, "");

  while (field.lastIndex < source.length) {
    const [, inQuotes, plain = "", end] = field.exec(source)!;
    row.push((inQuotes ?? "").replaceAll('""', '"') + plain);
    if (end === ",") {
      if (field.lastIndex === source.length) row.push("");
      else continue;
    }
    rows.push(row);
    row = [];
  }
  return rows;
}
