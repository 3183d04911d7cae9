/** content/ as plain data: its values, the place where each value is written, and changes of it. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { KeyPath } from "@/content-rules/walk";
import { locate, modulesInFolders } from "@/site-content/checks";
import { englishContent } from "@/site-content/english";
import { english, languages } from "@/site-content/languages";
import { ContentFile, type Node } from "./content-file";
import { refusal } from "./refusal";
import { replaceFile } from "./replace-file";

type Modules = Readonly<Record<string, unknown>>;

/** A value of content/ in a language. */
export type Place = { readonly language: string; readonly path: KeyPath };

/** An expression that is no name of another one, and the file that it is written in. */
type Literal = { readonly file: ContentFile; readonly node: Node };

/** The files of content/ that the site imports, in every language. */
const siteFiles = languages.flatMap((language) =>
  Object.entries(englishContent).flatMap(([module, value]) =>
    (modulesInFolders.includes(module) ? Object.keys(value) : [""]).map((id) =>
      locate([module, id], language).file.replace("content/", ""),
    ),
  ),
);

/** The modules in the folder content/, and those of them that the site imports. */
function modulesIn(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".ts"))
    .sort();
  return { names, ofSite: names.filter((name) => siteFiles.includes(name)) };
}

/**
 * One line for each module that the site does not import: cloud drives and systems put copies beside the files.
 *
 * @param root - the folder of the repository
 */
export function strayFiles(root: string): readonly string[] {
  const { names, ofSite } = modulesIn(join(root, "content"));
  return names
    .filter((name) => !ofSite.includes(name))
    .map(
      (name) =>
        `content/${name} is no part of the site, perhaps a copy that a cloud drive made. If it has a text that you miss, type that text in the editor; then delete the file.`,
    );
}

export class ContentFolder {
  readonly #files: readonly ContentFile[];

  /**
   * Reads the files that the site imports.
   *
   * @param root - the folder of the repository
   * @throws Refusal when a file cannot be read
   */
  constructor(root: string) {
    const folder = join(root, "content");
    this.#files = modulesIn(folder).ofSite.map((name) => new ContentFile(join(folder, name), name));
  }

  /** The texts of all files, with the changes. */
  text = () => this.#files.map((file) => file.slice(0)).join("\0");

  /**
   * The values of all modules of each language, by its code, with the changes.
   *
   * @throws Refusal that names the file and the line of what is not plain data
   */
  values(): Readonly<Record<string, Modules>> {
    const values: Record<string, Record<string, unknown>> = {};
    for (const file of this.#files) {
      let owner = (values[file.language] ??= {});
      for (const folder of file.path.slice(0, -1))
        owner = (owner[folder] ??= {}) as Record<string, unknown>;
      owner[file.path.at(-1)!] = this.#valueOf(this.#root(file));
    }
    return values;
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
  #find(language: string, path: KeyPath) {
    const file = this.#fileOf(language, path);
    let literal = this.#root(file);
    for (let at = file.path.length; at < path.length; at++) {
      const inner = this.#at(literal, path[at]);
      if (!inner) return { ...literal, missing: path.slice(at) };
      literal = inner;
    }
    return { ...literal, missing: [] };
  }

  /** Changes a value in memory, and adds the objects around it that are missing. */
  change(language: string, path: KeyPath, value: unknown): void {
    const { file, node, missing } = this.#find(language, path);
    const [name, ...others] = missing;
    if (name === undefined) return file.edit(node.start!, node.end!, `${JSON.stringify(value)}`);
    if (value === undefined || node.type !== "ObjectExpression") return;
    const inner = others.reduceRight((all, key) => ({ [key]: all }), value);
    const property = `${JSON.stringify(name)}: ${JSON.stringify(inner)},`;
    const last = node.properties.at(-1);
    const end = node.end! - 1;
    if (!last || node.extra?.trailingComma) return file.edit(end, end, property);
    const between = `,${file.slice(last.end!, end)}`;
    file.edit(last.end!, end, between + property);
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
    for (const [at, { address }] of changed.entries()) await replaceFile(address, texts[at]!);
  }

  #fileOf(language: string, path: KeyPath): ContentFile {
    const found = this.#files.find(
      (file) => file.language === language && file.path.every((key, at) => path[at] === key),
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
    throw file.mistake(node, `${name} is neither a text in quotes nor the name of a value`);
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
        if (!isProperty || typeof key !== "string") throw file.mistake(one, notPlain);
        return [key, this.#literal(file, one.value as Node)];
      });
    if (node.type !== "ArrayExpression") return [];
    return node.elements.map((one, at) => {
      if (!one || one.type === "SpreadElement") throw file.mistake(one ?? node, notPlain);
      const entry = this.#literal(file, one);
      const id = entry.node.type === "ObjectExpression" && this.#at(entry, "id");
      return [String(id ? this.#valueOf(id) : at), entry];
    });
  }

  #at = (literal: Literal, key: string | undefined) =>
    this.#inside(literal).find(([name]) => name === key)?.[1];

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
    }
    throw file.mistake(node, notPlain);
  }
}

const notPlain =
  "only texts in quotes, numbers, true, false, lists, objects and names of values may be here";

/** English is last. */
const rank = ({ language }: ContentFile) => Number(language === english.code);

/** A name before a colon, after a dot or in brackets; undefined if it is computed. */
function keyName(key: object, isComputed: boolean): string | undefined {
  const { name, value } = key as { name?: string; value?: string | number };
  return isComputed ? value?.toString() : (name ?? value?.toString());
}
