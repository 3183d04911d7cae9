import { plainText, spreadsheetText } from "../../endpoint/lead.js";

/** A phone number in any digits. A date has fewer. */
const phoneNumber = /^(?:☎ )*[+＋(]?(?:[\s().-]*\p{Nd}){9,}$/u;

/**
 * What a cell of a CSV file contains. Programs show the apostrophe that keeps a formula from running, and drop the first zero
 * or plus of a number; after a telephone sign, a phone number is text in all of them.
 */
export const cellOf = (value: string): string =>
  phoneNumber.test(value) ? `☎ ${value}` : spreadsheetText(value);

/** The value of a cell of a file. */
export function valueOf(cell: string): string {
  const rest = cell.replace(/^☎ /, "");
  return phoneNumber.test(rest) ? rest : plainText(cell);
}
