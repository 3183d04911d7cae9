import { weekdays } from "@/content-rules/weekdays";
import { hindi } from "./hindi";

/** A text of the editor in English, which is its key in the table of Hindi. {} is the place of a value. */
export type EditorText = keyof typeof hindi;

/** A language of the editor itself. */
export type UiLanguage = "en" | "hi";

/** Gives a text with its values. */
export type Say = (
  text: EditorText,
  ...values: readonly (string | number)[]
) => string;

/** A text in a language of the editor, with its values. */
export function say(
  language: UiLanguage,
  ...[text, ...values]: Parameters<Say>
): string {
  const inLanguage = (key: string) =>
    language === "hi" ? hindi[key as EditorText] : key;
  const rest = values.map(String);
  return inLanguage(text).replaceAll("{}", () => {
    const value = rest.shift() ?? "";
    return weekdays.some((day) => day === value) ? inLanguage(value) : value;
  });
}
