/** content/ as plain data: its values, the place where each value is written, and changes of it. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { KeyPath } from "@/content-rules/walk";
import { ContentFile, english, type Node } from "./content-file";
import { refusal } from "./refusal";
import { replaceFile } from "./replace-file";

type Modules = Readonly<Record<string, unknown>>;

/** A value of content/ in a language. */
export type Place = { readonly language: string; readonly path: KeyPath };

/** An expression that is no name of another one, and the file that it is written in. */
type Literal = { readonly file: ContentFile; readonly node: Node };

export class ContentFolder {
  readonly #files: readonly ContentFile[];

  /**
   * Reads all files.
   *
   * @param root - the folder of the repository
   * @param languages - the codes of the languages except English; each has a folder in content/
   * @throws Refusal that names the file and the line of what does not parse
   */
  constructor(
    root: string,
    readonly languages: readonly string[],
  ) {
    const folder = join(root, "content");
    this.#files = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => name.replaceAll("\\", "/"))
      .filter((name) => name.endsWith(".ts"))
      .sort()
      .map((name) => new ContentFile(join(folder, name), name, languages));
  }

  /** The texts of all files, with the changes. */
  text = () => this.#files.map((file) => file.slice(0)).join("\0");

  /**
   * The values of all modules, with the changes; `messages` has those of each language except English, by its code.
   *
   * @throws Refusal that names the file and the line of what is not plain data
   */
  values() {
    const valuesIn = (code: string): Modules => {
      const values: Record<string, unknown> = {};
      for (const file of this.#files) {
        if (file.language !== code) continue;
        let owner = values;
        for (const folder of file.path.slice(0, -1))
          owner = (owner[folder] ??= {}) as Record<string, unknown>;
        owner[file.path.at(-1)!] = this.#valueOf(this.#root(file));
      }
      return values;
    };
    const messages = this.languages.map((code) => [code, valuesIn(code)]);
    return {
      english: valuesIn(english),
      messages: Object.fromEntries(messages) as Record<string, Modules>,
    };
  }

  /** The places that share a literal, by literal: a change of one changes all. */
  shared(): readonly (readonly Place[])[] {
    const places = new Map<Node, Place[]>();
    const visit = (literal: Literal, { language, path }: Place) => {
      const same = places.get(literal.node) ?? [];
      places.set(literal.node, [...same, { language, path }]);
      for (const [key, inner] of this.#inside(literal))
        visit(inner, { language, path: [...path, key] });
    };
    for (const file of this.#files) visit(this.#root(file), file);
    return [...places.values()].filter(({ length }) => length > 1);
  }

  /** The literal of a value; or the innermost literal around it, and the keys that are missing there. */
  find(language: string, path: KeyPath) {
    const file = this.#fileOf(language, path);
    let literal = this.#root(file);
    for (let at = file.path.length; at < path.length; at++) {
      const inner = this.#at(literal, path[at]);
      if (!inner) return { ...literal, missing: path.slice(at) };
      literal = inner;
    }
    return { ...literal, missing: [] };
  }

  /**
   * Changes a value in memory, and adds the objects around it that are missing.
   *
   * @param value - undefined removes a message, and an object that is empty then
   * @throws Refusal when the value has another new value already, or a comment would be lost
   */
  change(language: string, path: KeyPath, value: unknown): void {
    if (value === undefined && language !== english)
      return this.#remove(language, path);
    const { file, node, missing } = this.find(language, path);
    const [name, ...others] = missing;
    if (name === undefined) {
      if (!this.#isWhole({ file, node })) throw file.altersMore(node);
      return file.edit(
        node.start!,
        node.end!,
        `${JSON.stringify(value)}`,
        node,
      );
    }
    if (value === undefined) return;
    if (node.type !== "ObjectExpression") throw file.altersMore(node);
    const inner = others.reduceRight((all, key) => ({ [key]: all }), value);
    const property = `${JSON.stringify(name)}: ${JSON.stringify(inner)},`;
    const last = node.properties.at(-1);
    const end = node.end! - 1;
    if (!last || node.extra?.trailingComma)
      return file.edit(end, end, property, node);
    const between = `,${file.slice(last.end!, end)}`;
    file.edit(last.end!, end, between + property, node);
  }

  #remove(language: string, path: KeyPath): void {
    const owner = path.slice(0, -1);
    const { file, node, missing } = this.find(language, owner);
    if (node.type !== "ObjectExpression") throw file.altersMore(node);
    const all = node.properties;
    const keys = this.#inside({ file, node }).map(([key]) => key);
    const at = keys.indexOf(path.at(-1)!);
    if (missing.length > 0 || at < 0) return;
    const isModule = owner.length === this.#fileOf(language, path).path.length;
    if (all.length === 1 && !isModule) return this.#remove(language, owner);
    // A comment on the same line is about the property before it.
    const afterComment = (end: number) =>
      end +
      /^,?([^\S\n]*(\/\/.*|\/\*.*?\*\/))?/.exec(file.slice(end))![0].length;
    const before = at > 0 ? all[at - 1]!.end! : node.start! + 1;
    const end = afterComment(all[at]!.end!);
    file.edit(afterComment(before), end, "", node);
  }

  /**
   * Writes the changed files, English last: if the power fails between two files, a fact is still open.
   *
   * @throws Refusal when somebody else has changed one of them
   */
  async write(): Promise<void> {
    const changed = this.#files
      .filter((file) => file.isChanged())
      .sort((one, other) => rank(one) - rank(other));
    const texts = await Promise.all(changed.map((file) => file.formatted()));
    for (const file of changed)
      if (!file.isCurrent())
        throw refusal(
          `Somebody changed this file in the meantime: content/${file.name}. Load the page again.`,
        );
    for (const [at, { address }] of changed.entries())
      await replaceFile(address, texts[at]!);
  }

  #fileOf(language: string, path: KeyPath): ContentFile {
    const found = this.#files.find(
      (file) =>
        file.language === language &&
        file.path.every((key, at) => path[at] === key),
    );
    if (!found) throw refusal(`There is no file for ${path.join(".")}.`);
    return found;
  }

  #root = (file: ContentFile): Literal => this.#named(file, file.constant);

  #named(file: ContentFile, name: string, node?: Node): Literal {
    const found = file.names.get(name);
    if (found && typeof found !== "string") return this.#literal(file, found);
    const other = this.#files.find((one) => one.name === found);
    if (other) return this.#root(other);
    throw file.mistake(
      node,
      `${name} is neither a text in quotes nor the name of a value`,
    );
  }

  /** Follows names to the literal that a value is written in. */
  #literal(file: ContentFile, node: Node): Literal {
    if (node.type === "Identifier" && node.name !== "undefined")
      return this.#named(file, node.name, node);
    if (node.type !== "MemberExpression") return { file, node };
    const owner = this.#literal(file, node.object as Node);
    const inner = this.#at(owner, keyName(node.property, node.computed));
    if (inner) return inner;
    throw file.mistake(node, "there is no value of this name");
  }

  /** The entries of a list or an object, each with its key or its id, as in content-rules/walk.ts. */
  #inside({ file, node }: Literal): readonly (readonly [string, Literal])[] {
    if (node.type === "ObjectExpression")
      return node.properties.map((one) => {
        const isProperty = one.type === "ObjectProperty";
        const key = isProperty && keyName(one.key, one.computed);
        if (!isProperty || typeof key !== "string")
          throw file.mistake(one, notPlain);
        return [key, this.#literal(file, one.value as Node)];
      });
    if (node.type !== "ArrayExpression") return [];
    return node.elements.map((one, at) => {
      if (!one || one.type === "SpreadElement")
        throw file.mistake(one ?? node, notPlain);
      const entry = this.#literal(file, one);
      const id =
        entry.node.type === "ObjectExpression" && this.#at(entry, "id");
      return [String(id ? this.#valueOf(id) : at), entry];
    });
  }

  #at = (literal: Literal, key: string | undefined) =>
    this.#inside(literal).find(([name]) => name === key)?.[1];

  /** Whether everything in a literal is written there, and not elsewhere under a name. */
  #isWhole = (literal: Literal): boolean =>
    this.#inside(literal).every(
      ([, { file, node }]) =>
        file === literal.file &&
        node.start! >= literal.node.start! &&
        node.end! <= literal.node.end! &&
        this.#isWhole({ file, node }),
    );

  #valueOf({ file, node }: Literal): unknown {
    const inside = this.#inside({ file, node }).map(
      ([key, inner]) => [key, this.#valueOf(inner)] as const,
    );
    switch (node.type) {
      case "ObjectExpression":
        return Object.fromEntries(inside);
      case "ArrayExpression":
        return inside.map(([, value]) => value);
      case "StringLiteral":
      case "NumericLiteral":
      case "BooleanLiteral":
        return node.value;
      case "Identifier":
        return undefined;
      case "UnaryExpression":
        if (node.operator === "-" && node.argument.type === "NumericLiteral")
          return -node.argument.value;
    }
    throw file.mistake(node, notPlain);
  }
}

const notPlain =
  "only texts in quotes, numbers, true, false, lists, objects and names of values may be here";

/** English is last. */
const rank = ({ language }: ContentFile) => Number(language === english);

/** A name before a colon, after a dot or in brackets; undefined if it is computed. */
function keyName(key: object, isComputed: boolean): string | undefined {
  const { name, value } = key as { name?: string; value?: string | number };
  return isComputed ? value?.toString() : (name ?? value?.toString());
}
