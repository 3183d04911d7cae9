/**
 * Finds where the value of each field of content/ is written. The modules run once with a mark in place of each
 * literal. The mark in the value of a field then identifies the literal, also through an import, a constant or a spread.
 */
import type { Modules } from "@/site-content/modules";
import { keyOf } from "@/site-content/translate";
import ts from "typescript";
import { evaluate, type LoadedContent } from "./load";

/** The names that lead to a field: module, export, keys and ids. In `Definitions` a path begins with the language. */
export type KeyPath = readonly string[];

/** The literals of all fields. A field that is computed has none. */
export type Definitions = {
  /** The literal of a field by `keyOfPath`. */
  readonly literals: ReadonlyMap<string, ts.Expression>;
  /** The fields that are written in a literal. */
  readonly paths: ReadonlyMap<ts.Expression, readonly KeyPath[]>;
};

/** The literal of a field; or the literal of an object around it, and the names that are missing from the object. */
export type Found = {
  readonly node: ts.Expression;
  readonly missing: KeyPath;
};

/** A path as one string. */
export const keyOfPath = (path: KeyPath) => path.join("\0");

/** The content of each language, by the language code. */
export const byLanguage = ({
  english,
  messages,
}: LoadedContent): Readonly<Record<string, Modules>> => ({
  en: english,
  ...messages,
});

/**
 * Finds where a field is written: its literal, or the innermost literal around it and the names that are missing there.
 *
 * @returns undefined when nothing around the field is a literal
 */
export function find(
  { literals }: Definitions,
  path: KeyPath,
): Found | undefined {
  for (let length = path.length; length > 0; length--) {
    const node = literals.get(keyOfPath(path.slice(0, length)));
    if (node) return { node, missing: path.slice(length) };
  }
  return undefined;
}

/** Parses a module. */
export const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    text,
    {
      languageVersion: ts.ScriptTarget.Latest,
      // Comments then are plain text between tokens.
      jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    },
    true,
  );

/**
 * Finds the literals of all fields.
 *
 * @param content - the content that was loaded from the files under `root`
 */
export async function findDefinitions(
  root: string,
  content: LoadedContent,
): Promise<Definitions> {
  const marked: ts.Expression[] = [];
  const objects = new Map<unknown, ts.Expression>();
  const mark = (node: ts.Expression) => marked.push(node) - 1;
  const probe = await evaluate(
    root,
    (file, text) =>
      file.startsWith("content/")
        ? markLiterals(parse(file, text), mark)
        : text,
    {
      markObject(value: object, index: number) {
        objects.set(value, marked[index]!);
        return value;
      },
    },
  );
  const literals = new Map<string, ts.Expression>();
  const paths = new Map<ts.Expression, KeyPath[]>();
  const visit = (value: unknown, probeValue: unknown, path: KeyPath): void => {
    const literal =
      typeof probeValue === "string"
        ? marked[Number(/^\uE000(\d+)\uE000$/.exec(probeValue)?.[1])]
        : objects.get(probeValue);
    if (literal) {
      literals.set(keyOfPath(path), literal);
      paths.set(literal, [...(paths.get(literal) ?? []), path]);
    }
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value))
      visit(inner, Reflect.get(Object(probeValue), key), [
        ...path,
        keyOf(value, key),
      ]);
  };
  visit(byLanguage(content), byLanguage(probe), []);
  return { literals, paths };
}

/** Whether a node is the literal of a single value. */
export const isSingleValue = (node: ts.Node): node is ts.Expression =>
  ts.isStringLiteralLike(node) ||
  ts.isNumericLiteral(node) ||
  [
    ts.SyntaxKind.TrueKeyword,
    ts.SyntaxKind.FalseKeyword,
    ts.SyntaxKind.NullKeyword,
  ].includes(node.kind) ||
  (ts.isIdentifier(node) && node.text === "undefined");

/**
 * The source of a module with a mark in place of each single value, and with a call of markObject() around each list and
 * object.
 */
function markLiterals(
  source: ts.SourceFile,
  mark: (node: ts.Expression) => number,
): string {
  const { text } = source;
  const print = (node: ts.Node): string => {
    const { pos, end, parent } = node;
    if (
      ts.isTypeNode(node) ||
      ts.isImportDeclaration(node) ||
      ts.isExportDeclaration(node) ||
      (parent && ts.isPropertyAssignment(parent) && parent.name === node)
    )
      return text.slice(pos, end);
    if (isSingleValue(node))
      return `${text.slice(pos, node.getStart())}"\uE000${mark(node)}\uE000"`;
    let [code, position] = ["", pos];
    ts.forEachChild(node, (child) => {
      code += text.slice(position, child.pos) + print(child);
      position = child.end;
    });
    code += text.slice(position, end);
    return ts.isObjectLiteralExpression(node) ||
      ts.isArrayLiteralExpression(node)
      ? `markObject(${code}, ${mark(node)})`
      : code;
  };
  return print(source);
}

/**
 * The paths of other fields, in English, that are written in the same literal: a change of one changes all.
 *
 * @param path - module, export, keys and ids
 */
export async function sharedPaths(
  root: string,
  content: LoadedContent,
  path: KeyPath,
): Promise<readonly KeyPath[]> {
  const definitions = await findDefinitions(root, content);
  const { node, missing = [] } = find(definitions, ["en", ...path]) ?? {};
  const starts = (node && definitions.paths.get(node)) ?? [];
  return starts
    .filter(([language]) => language === "en")
    .map(([, ...start]) => [...start, ...missing])
    .filter((other) => keyOfPath(other) !== keyOfPath(path));
}
