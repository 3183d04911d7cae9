/** @jest-environment node */
import {
  contentRule,
  type Content,
  type ModuleMessages,
} from "@/content-rules/content";
import { fieldsOf, mapFields, type Field } from "@/content-rules/walk";
import { contentProblems } from "./checks";
import { setAt } from "./finished.fixture";
import { englishContent } from "./english";
import { languages, type Language } from "./languages";

const variants = ["shortest", "longest", "awkward"] as const;
type Variant = (typeof variants)[number];

test.each(variants)(
  "no rule refuses a text for being the %s one, in any language",
  (variant) => {
    const { content, languages } = varied(variant);

    for (const language of languages)
      expect(contentProblems(content, language)).toEqual([]);
  },
);

/** What texts of each language are made of: ten letters to number them, words, the sign at the end of a sentence. */
const scripts: Readonly<
  Record<string, { letters: string; words: string; end: string }>
> = {
  en: {
    letters: "bcdfghjklm",
    words: "a quiet child plays with wooden blocks near the window ",
    end: ".",
  },
  hi: {
    letters: "कखगघचछजझटठ",
    words: "एक शांत बच्चा खिड़की के पास लकड़ी के ब्लॉकों से खेलता है ",
    end: "।",
  },
};

/** What markup, patterns and fonts may take for something else. */
const awkward = "“a” 'b' \"c\" <b>&amp;</b> $& {} %s 🙏 ½ ";

/**
 * A text that the rule of a field accepts, and that differs from those of other fields.
 *
 * @param number - of the field
 */
function textFor(
  { limits: [min, max] = [2, 60], mayBeEmpty }: Field,
  number: number,
  code: string,
  variant: Variant,
): string {
  if (variant === "shortest" && (mayBeEmpty || min === 0)) return "";
  const { letters, words, end } = scripts[code]!;
  const mark = [...String(number).padStart(4, "0")]
    .map((digit) => letters[Number(digit)])
    .join("");
  const middle = variant === "awkward" ? ` ${awkward}` : " ";
  const length = variant === "shortest" ? Math.max(min, 1) : max;
  const text = mark + middle + words.repeat(20);
  return length <= mark.length
    ? mark.slice(-length)
    : text
        .slice(0, length - 1)
        .trimEnd()
        .padEnd(length - 1, letters[0]) + end;
}

/**
 * A change of every text. Texts of the same key in two languages have the same number.
 *
 * @returns the new value of each field, by its path, in English and as the message of each other language
 */
function variedTexts(
  variant: Variant,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const fields = fieldsOf(contentRule, englishContent).filter(
    ({ kind, value, path }) =>
      (kind === "text" || kind === "fact") &&
      // The longest texts fill optional fields, too.
      (value !== undefined || variant === "longest") &&
      path[0] !== "sources",
  );
  const texts = (code: string, some: readonly Field[]) =>
    Object.fromEntries(
      some.map((field) => [
        field.path.join("."),
        textFor(field, fields.indexOf(field), code, variant),
      ]),
    );
  return Object.fromEntries(
    languages.map(({ code, messages }) => [
      code,
      texts(
        code,
        messages ? fields.filter(({ kind }) => kind === "text") : fields,
      ),
    ]),
  );
}

/** The content and the languages in which every text is another one. */
function varied(variant: Variant): {
  readonly content: Content;
  readonly languages: readonly Language[];
} {
  const { en = {}, ...others } = variedTexts(variant);
  return {
    content: mapFields(
      contentRule,
      englishContent,
      ({ path, value }) => en[path.join(".")] ?? value,
    ),
    languages: languages.map((language) =>
      language.messages === undefined
        ? language
        : { ...language, messages: nested(others[language.code]!) },
    ),
  };
}

/** Texts by paths, joined by dots, as objects inside objects. */
function nested(texts: Readonly<Record<string, string>>): ModuleMessages {
  const messages = {};
  for (const [path, text] of Object.entries(texts)) setAt(messages, path, text);
  return messages;
}
