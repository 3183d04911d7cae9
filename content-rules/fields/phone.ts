/** Phone numbers of India: what one is, and how pages write and dial it. */
import { parsePhoneNumberFromString as parse, type PhoneNumber } from "libphonenumber-js/max";
import { plainDigits, tidyPhone } from "../../endpoint/lead.js";

export type Phone = {
  readonly number: string;
  /** As people write it, such as "+91 98730 11225". */
  readonly text: string;
  /** What calls it: E.164 format, or plain digits such as 18001234567. */
  readonly dial: string;
};

/** No number of India begins with a zero, so that the placeholder can never ring a stranger. */
export const isPlaceholderPhone = (text: string): boolean => /^\+91[\s0]+$/.test(text);

/** The number of India in a text, perhaps in a link; undefined if there is no single one. */
export function phoneIn(text: string): PhoneNumber | undefined {
  // A name may have digits, such as that of the clinic.
  const withoutName = text.replace(/^(?:\S*\p{L}\S*\s+)+/u, "");
  const number = parse(tidyPhone(withoutName), "IN");
  // The library may not know the latest series, but all have ten digits.
  const isNumber = number?.isValid() || /^[2-9]\d{9}$/.test(number?.nationalNumber ?? "");
  return number?.country === "IN" && isNumber && !number.ext ? number : undefined;
}

/** Why a text is no phone number of India; undefined if it is one. */
export function phoneError(text: string): string | undefined {
  if (phoneIn(text) !== undefined) return undefined;
  const plain = plainDigits(text);
  const numbers = plain.split(/[/,;&|\n]|\p{L}+/u).filter((part) => phoneIn(part) !== undefined);
  const digits = tidyPhone(text).replace(/\D/g, "");
  const { ext, country } = parse(plain, "IN") ?? {};
  if (numbers.length > 1 || digits.length > 16) return "These are two numbers: give one.";
  if (ext !== undefined)
    return `${ext} is an extension: give the main number alone. “Ask for ${ext}” may be in a text.`;
  if (numbers.length > 0) return "There are digits beside the number: give one number alone.";
  if (country !== undefined && country !== "IN")
    return "This is a number of another country: give one of India.";
  if (digits === "") return "Type a phone number, such as 98765 43210.";
  const { length } = digits.replace(/^0/, "");
  const count = length === 1 ? "1 digit" : `${length} digits`;
  const after = digits.startsWith("0") ? " after the 0" : "";
  return length === 10
    ? "No number in India begins like this."
    : `This has ${count}${after}: a number has ten, such as 98765 43210 or 011 2345 6789; only 1800 and 1860 have others.`;
}

/** A number as pages write and dial it; a placeholder, which is no number, is written as it is. */
export function phoneOf(value: string): Phone {
  const found = phoneIn(value);
  const number = found?.number ?? value.replace(/\s/g, "");
  const type = found?.getType();
  const isLandline = type === "FIXED_LINE";
  // Networks of India know 1800 and 1860 only without the code of the country.
  const isShort = ["TOLL_FREE", "SHARED_COST"].includes(type ?? "");
  const text =
    isLandline || isShort ? found!.formatNational() : (found?.formatInternational() ?? value);
  return {
    number,
    // All digits but those of the country are on one line, at large text sizes too.
    text: text.replace(/(?<!^\+91) /g, "\u00a0"),
    dial: isShort ? found!.nationalNumber : number,
  };
}
