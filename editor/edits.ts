/** Edits of the text of a module: a value is replaced, or a property is added or removed. */
import * as estree from "prettier/plugins/estree";
import * as typescript from "prettier/plugins/typescript";
import { check, format } from "prettier/standalone";
import ts from "typescript";
import { isSingleValue, parse, type Found } from "./definitions";
import { Refused } from "./errors";

/** A range of a text, and the text that takes its place. */
type Edit = readonly [start: number, end: number, text: string];

/**
 * The edits that give a field a value.
 *
 * @param found - where the field is, or the object that it is missing from
 * @param value - the value of the field, or of the first name that is missing; undefined removes the property
 * @throws Refused when the field is not written as plain data
 */
export function editsFor(
  { node, missing }: Found,
  value: unknown,
): readonly Edit[] {
  const [name] = missing;
  if (name === undefined) {
    if (!isPlain(node))
      throw new Refused("This text has parts that other pages use too.");
    return [[node.getStart(), node.getEnd(), print(value)]];
  }
  if (!ts.isObjectLiteralExpression(node))
    throw new Refused("There is no place for this text yet.");
  const { properties } = node;
  const last = properties.hasTrailingComma ? undefined : properties.at(-1);
  if (value !== undefined) {
    const end = node.getEnd() - 1;
    const property = `${printName(name)}: ${print(value)},`;
    return [
      ...(last ? [[last.end, last.end, ","] as const] : []),
      [end, end, property],
    ];
  }
  const property = properties.find(
    (one) => one.name && textOf(one.name) === name,
  );
  if (!property) return [];
  // A comment at the end of the previous line belongs to the property there, so it stays.
  const comment = ts
    .getTrailingCommentRanges(node.getSourceFile().text, property.pos)
    ?.at(-1);
  return [
    [
      comment?.end ?? property.pos,
      property === last ? property.end : property.end + 1,
      "",
    ],
  ];
}

/** The name of a property. A computed name is returned as code, which matches no name in a path. */
const textOf = (name: ts.PropertyName) =>
  "text" in name ? name.text : name.getText();

/** Whether an expression is data alone: it has no reference, call or composed text. */
const isPlain = (node: ts.Node): boolean =>
  isSingleValue(node) ||
  (ts.isArrayLiteralExpression(node) && node.elements.every(isPlain)) ||
  (ts.isObjectLiteralExpression(node) &&
    node.properties.every(
      (one) => ts.isPropertyAssignment(one) && isPlain(one.initializer),
    ));

/** A value as code. Escapes U+2028 and U+2029 too, which JSON does not, because some tools take them for line ends. */
function print(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(print).join()}]`;
  if (typeof value === "object" && value !== null)
    return `{${Object.entries(value)
      .map(([name, inner]) => `${printName(name)}: ${print(inner)}`)
      .join()}}`;
  return `${JSON.stringify(value)}`
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

const printName = (name: string) =>
  /^[a-z_$][\w$]*$/i.test(name) ? name : print(name);

/**
 * The text of a module after some edits. A text that Prettier had formatted is formatted again; any other keeps its
 * format.
 *
 * @throws Refused when edits contradict each other, or when a comment would be lost
 */
export async function applyEdits(
  { text, fileName }: ts.SourceFile,
  edits: readonly Edit[],
): Promise<string> {
  const unique = new Map(edits.map((edit) => [edit.join(), edit])).values();
  let [edited, position] = ["", 0];
  for (const [start, end, inserted] of [...unique].sort(
    ([one], [other]) => one - other,
  )) {
    if (start < position)
      throw new Refused("Two changes of the same place contradict each other.");
    edited += text.slice(position, start) + inserted;
    position = end;
  }
  edited += text.slice(position);
  const options = {
    parser: "typescript",
    plugins: [estree, typescript],
    endOfLine: "auto" as const,
  };
  const result = (await check(text, options))
    ? await format(edited, options)
    : edited;
  if (commentsIn(result) !== commentsIn(text))
    throw new Refused(`A note in ${fileName} would be lost.`);
  return result;
}

/** The comments of a module, in order and without white space. */
function commentsIn(text: string): string {
  const visit = (node: ts.Node): string => {
    const inner = node.getChildren();
    if (inner.length > 0) return inner.map(visit).join("");
    return text.slice(node.pos, node.getStart()).replace(/\s/g, "");
  };
  return visit(parse("", text));
}
