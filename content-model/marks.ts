/**
 * Invisible marks that tell the editor (`npm run edit`) which field of content/ a text on a page comes from. A mark is
 * the id of the field at the end of its text, in characters that no text of content/ has. Only the editor's server sets
 * K7_EDIT; every other build has no marks.
 */
import { hash } from "node:crypto";
import { mapTexts } from "./translate";

/** Invisible mathematical operators: the digits 0 and 1 of a binary number, and the sign before and after the number. */
const [zero, one, frame] = ["\u2061", "\u2062", "\u2063"];

/** The keys of facts in content/site.ts that code reads: numbers and times. They get no marks, which would break them. */
const codeKeys: readonly string[] = [
  "phone",
  "whatsapp",
  "directions",
  "opens",
  "closes",
];

/** The name of the site gets no mark either: the logo draws it, and compares it with what is drawn. */
const drawnName = "site.site.name";

const isMarked = (path: readonly string[]) =>
  path[0] !== "sources" &&
  path.join(".") !== drawnName &&
  !(path[0] === "site" && codeKeys.includes(path.at(-1) ?? ""));

/** Matches every mark in a text, also in the percent-encoded form of addresses. */
export const anyMark = new RegExp(
  `${frame}([${zero}${one}]{40})${frame}|(?:%E2%81%A[123])+`,
  "g",
);

/** The id of a field: ten hexadecimal digits. */
export const fieldId = (language: string, path: readonly string[]): string =>
  hash("sha256", [language, ...path].join(" ")).slice(0, 10);

/** The ids of the fields that a text of a marked page comes from. */
export const idsIn = (text: string): readonly string[] =>
  [...text.matchAll(anyMark)].flatMap(([, bits]) =>
    bits === undefined ? [] : [toHex(bits)],
  );

/** Content in which each text for parents ends in its mark; the same content unless K7_EDIT is set. */
export const withMarks = <Content>(
  content: Content,
  language: string,
): Content =>
  process.env.K7_EDIT
    ? mapTexts(content, ({ path, value }) =>
        value !== "" && isMarked(path)
          ? value + frame + toBits(fieldId(language, path)) + frame
          : value,
      )
    : content;

const toBits = (id: string) =>
  [...BigInt(`0x${id}`).toString(2).padStart(40, "0")]
    .map((bit) => (bit === "0" ? zero : one))
    .join("");

const toHex = (bits: string) =>
  BigInt(`0b${[...bits].map((bit) => (bit === zero ? 0 : 1)).join("")}`)
    .toString(16)
    .padStart(10, "0");
