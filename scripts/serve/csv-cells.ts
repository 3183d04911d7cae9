import { valueOfCell, spreadsheetText } from "../../endpoint/lead.js";

/** A phone number in any digits. A date has fewer. */
const phoneNumber = /^(?:☎ )*[+＋(]?(?:[\s().-]*\p{Nd}){9,}$/u;

/** Programs drop the first zero or plus of a number without a sign in front. */
export const cellOf = (value: string): string =>
  phoneNumber.test(value) ? `☎ ${value}` : spreadsheetText(value);

/** The value of a cell that cellOf() made. */
export function valueOf(cell: string): string {
  const rest = cell.replace(/^☎ /, "");
  return phoneNumber.test(rest) ? rest : valueOfCell(cell);
}
