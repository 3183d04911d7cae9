import { plainText, spreadsheetText } from "../../endpoint/lead.js";

/** A phone number in any digits. A date has fewer. */
const phoneNumber = /^(?:☎ )*[+＋(]?(?:[\s().-]*\p{Nd}){9,}$/u;

/**
 * What a cell contains. After a telephone sign, a phone number is text in all programs: they would
 * drop its first zero or plus, and show the apostrophe that keeps a formula from running.
 */
export const cellOf = (value: string): string =>
  phoneNumber.test(value) ? `☎ ${value}` : spreadsheetText(value);

export function valueOf(cell: string): string {
  const rest = cell.replace(/^☎ /, "");
  return phoneNumber.test(rest) ? rest : plainText(cell);
}
