/** Edits of the text of a module: a value is replaced, or a property is added or removed. */
import * as estree from "prettier/plugins/estree";
import * as typescript from "prettier/plugins/typescript";
import { check, format } from "prettier/standalone";
import ts from "typescript";
import { isSingleValue, parse, type Found } from "./definitions";
import { refusal } from "./refusal";

/** The refusal if the value of a field cannot be replaced. */
export const composed =
  "This text is put together from parts. Somebody who knows the code has to change it.";

/** The refusal if a change would also alter other texts or comments. */
export const altersMore =
  "This change would alter other texts or notes too. Somebody who knows the code has to make it.";

/** A range of a text, and the text that takes its place. */
type TextEdit = readonly [start: number, end: number, text: string];

/**
 * The edits that give a field a value.
 *
 * @param found - where the field is, or the object that it is missing from
 * @param value - the new value of the field; if objects around it are missing too, the outermost one with the field in it;
 *   undefined removes the property
 * @throws Refusal when the field is not written as plain data
 */
export function editsFor(
  { node, missing }: Found,
  value: unknown,
): readonly TextEdit[] {
  const [name] = missing;
  if (name === undefined) {
    if (!isPlain(node)) throw refusal(composed);
    return [[node.getStart(), node.getEnd(), print(value)]];
  }
  if (!ts.isObjectLiteralExpression(node)) throw refusal(composed);
  const { properties } = node;
  const last = properties.hasTrailingComma ? undefined : properties.at(-1);
  if (value !== undefined) {
    const end = node.getEnd() - 1;
    const property = `${print(name)}: ${print(value)},`;
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

/** A value as code; "undefined" if there is none. */
const print = (value: unknown): string => `${JSON.stringify(value)}`;

/**
 * The text of a module after some edits. A text that Prettier had formatted is formatted again; any other keeps its
 * format.
 *
 * @throws Refusal when the ranges of edits overlap, or when a comment would be lost
 */
export async function applyEdits(
  { text }: ts.SourceFile,
  edits: readonly TextEdit[],
): Promise<string> {
  const unique = new Map(edits.map((edit) => [edit.join(), edit])).values();
  let [edited, position] = ["", 0];
  for (const [start, end, inserted] of [...unique].sort(
    ([one], [other]) => one - other,
  )) {
    if (start < position) throw refusal(altersMore);
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
  if (commentsIn(result) !== commentsIn(text)) throw refusal(altersMore);
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
