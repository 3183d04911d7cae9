/**
 * Invisible marks that tell the editor (`npm run edit`) which field of content/ a text on a page
 * comes from. A mark is the id of the field at the end of its text. Only the editor's server sets
 * K7_EDIT; other builds have no marks.
 */
import { hash } from "node:crypto";
import type { Content } from "@/content-rules/content";
import { mapFields, type Field } from "@/content-rules/walk";
import { english } from "./languages";

/** Invisible operators: the digits 0 and 1, and the sign around a number. */
const [zero, one, frame] = ["\u2061", "\u2062", "\u2063"];

const anyMark = new RegExp(`${frame}([${zero}${one}]{40})${frame}|(?:%E2%81%A[123])+`, "g");

/** A field's id in a language: ten hex digits; in English for what no language changes. */
export const fieldId = (language: string, path: readonly string[]): string =>
  hash("sha256", [language, ...path].join(" ")).slice(0, 10);

/** The ids of the fields that a text of a marked page comes from. */
export const idsIn = (text: string): readonly string[] =>
  [...text.matchAll(anyMark)].flatMap(([, bits]) => (bits === undefined ? [] : [toHex(bits)]));

/** A text without its mark, for code that compares texts. */
export const unmarked = (text: string): string => text.replace(anyMark, "");

/** Each text for parents with its mark; the same content unless K7_EDIT is set. */
export const withMarks = (content: Content, language: string): Content =>
  process.env.K7_EDIT ? mapFields(content, (field) => marked(field, language)) : content;

/** A value with its mark, unless code reads it, as numbers and addresses. */
function marked({ kind, value, path, hasNoMark }: Field, language: string) {
  if (hasNoMark) return value;
  const id = fieldId(kind === "text" ? language : english.code, path);
  const withMark = (text: unknown) =>
    typeof text === "string" && text !== "" ? `${text}${frame}${toBits(id)}${frame}` : text;
  const withName = (link: unknown) => ({ ...(link as object), name: withMark(Object(link).name) });
  if (kind === "text" || kind === "fact") return withMark(value);
  if (kind !== "links") return value;
  return Array.isArray(value) ? value.map(withName) : withName(value);
}

const toBits = (id: string) =>
  Array.from(BigInt(`0x${id}`).toString(2).padStart(40, "0"), (bit) => [zero, one][+bit]).join("");

const toHex = (bits: string) =>
  BigInt(`0b${Array.from(bits, (bit) => Number(bit === one)).join("")}`)
    .toString(16)
    .padStart(10, "0");
