/** content/ as plain data: its values, where each is written, and changes of it. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { KeyPath } from "@/content-rules/walk";
import { locate, modulesInFolders } from "@/site-content/checks";
import { englishContent } from "@/content/modules";
import { languages } from "@/site-content/languages";
import { ContentFile, type Node } from "./content-file";
import { refusal } from "./refusal";
import { replaceFile } from "./replace-file";

type Modules = Readonly<Record<string, unknown>>;

/** A value of content/ in a language. */
export type Place = { readonly language: string; readonly path: KeyPath };

/** The expression in which a value is written, behind all names of it, and its file. */
type Source = { readonly file: ContentFile; readonly node: Node };

/** The files of content/ that the site imports, English first; some have no translation. */
const siteFiles = languages.flatMap((language) =>
  Object.entries(englishContent)
    .flatMap(([module, value]) =>
      modulesInFolders.includes(module) ? Object.keys(value).map((id) => [module, id]) : [[module]],
    )
    .map((path) => ({
      language: language.code,
      path,
      name: locate(path, language).file.replace("content/", ""),
    })),
);

/** A line for each module that the site does not import, such as a copy of a cloud drive. */
export const strayFiles = (root: string): readonly string[] =>
  readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /(?<!\bmodules)\.ts$/.test(name))
    .filter((name) => siteFiles.every((file) => file.name !== name))
    .sort()
    .map(
      (name) =>
        `content/${name} is no part of the site, perhaps a copy that a cloud drive made. If it has a text that you miss, type that text in the editor; then delete the file.`,
    );

/** The files of content/ that the site uses. */
export class ContentFolder {
  readonly #files: readonly ContentFile[];

  /** @param root - the folder of the repository */
  constructor(root: string) {
    this.#files = siteFiles
      .map((file) => ({ ...file, address: join(root, "content", file.name) }))
      .filter(({ address }) => existsSync(address))
      .map((file) => new ContentFile(file));
  }

  text = () => this.#files.map((file) => file.slice(0)).join("\0");

  /** The values by language and module. @throws Refusal with file and line of what is no data */
  values(): Readonly<Record<string, Modules>> {
    const values: Record<string, Record<string, unknown>> = {};
    for (const file of this.#files) {
      let owner = (values[file.place.language] ??= {});
      for (const folder of file.place.path.slice(0, -1))
        owner = (owner[folder] ??= {}) as Record<string, unknown>;
      owner[file.place.path.at(-1)!] = this.#valueOf(this.#root(file));
    }
    return values;
  }

  /** The places that share a value: a change of one changes all. */
  shared(): readonly (readonly Place[])[] {
    const places = new Map<Node, Place[]>();
    const visit = (source: Source, { language, path }: Place) => {
      const same = places.get(source.node) ?? [];
      places.set(source.node, [...same, { language, path }]);
      for (const [key, inner] of this.#inside(source))
        visit(inner, { language, path: [...path, key] });
    };
    for (const file of this.#files) visit(this.#root(file), file.place);
    return [...places.values()].filter(({ length }) => length > 1);
  }

  /** Where a value is written, or the innermost one around it and the missing keys. */
  #find(language: string, path: KeyPath) {
    const file = this.#fileOf(language, path);
    let source = this.#root(file);
    for (let at = file.place.path.length; at < path.length; at++) {
      const inner = this.#at(source, path[at]);
      if (!inner) return { ...source, missing: path.slice(at) };
      source = inner;
    }
    return { ...source, missing: [] };
  }

  /** Changes a value in memory, with the objects around it that are missing. */
  change(language: string, path: KeyPath, value: unknown): void {
    const { file, node, missing } = this.#find(language, path);
    const [name, ...others] = missing;
    if (name === undefined) return file.edit(node.start, node.end, `${JSON.stringify(value)}`);
    if (value === undefined || node.type !== "ObjectExpression") return;
    const inner = others.reduceRight((all, key) => ({ [key]: all }), value);
    const property = `${JSON.stringify(name)}: ${JSON.stringify(inner)},`;
    const last = node.properties.at(-1);
    const end = node.end - 1;
    if (!last || node.extra?.trailingComma) return file.edit(end, end, property);
    const between = `,${file.slice(last.end, end)}`;
    file.edit(last.end, end, between + property);
  }

  /** Writes the changed files, English last: after a power cut a fact is still open. */
  async write(): Promise<void> {
    const changed = this.#files.filter((file) => file.isChanged()).reverse();
    const texts = await Promise.all(changed.map((file) => file.formatted()));
    for (const file of changed)
      if (!file.isCurrent())
        throw refusal(
          `Somebody changed this file in the meantime: content/${file.place.name}. Load the page again.`,
        );
    for (const [at, { place }] of changed.entries()) await replaceFile(place.address, texts[at]!);
  }

  #fileOf(language: string, path: KeyPath): ContentFile {
    const found = this.#files.find(
      ({ place }) => place.language === language && place.path.every((key, at) => path[at] === key),
    );
    if (!found) throw refusal(`There is no file for ${path.join(".")}.`);
    return found;
  }

  #root = (file: ContentFile): Source => this.#named(file, file.constant);

  #named(file: ContentFile, name: string, position = { line: 1 }): Source {
    const found = file.names.get(name);
    if (found && typeof found !== "string") return this.#source(file, found);
    const other = this.#files.find((one) => one.place.name === found);
    if (other) return this.#root(other);
    throw file.mistake(position, `${name} is neither a text in quotes nor the name of a value`);
  }

  /** Follows names to where a value is written. */
  #source(file: ContentFile, node: Node): Source {
    if (node.type === "Identifier" && node.name !== "undefined")
      return this.#named(file, node.name, node.loc.start);
    if (node.type !== "MemberExpression") return { file, node };
    const owner = this.#source(file, node.object);
    const inner = this.#at(owner, keyName(node.property, node.computed));
    if (inner) return inner;
    throw file.mistake(node.loc.start, "there is no value of this name");
  }

  /** The entries of a list or an object, by their keys in a path: content-rules/walk.ts. */
  #inside({ file, node }: Source): readonly (readonly [string, Source])[] {
    if (node.type === "ObjectExpression")
      return node.properties.map((one) => {
        const key = one.type === "ObjectProperty" && keyName(one.key, one.computed);
        if (typeof key !== "string") throw file.mistake(one.loc.start, notPlain);
        return [key, this.#source(file, one.value)];
      });
    if (node.type !== "ArrayExpression") return [];
    return node.elements.map((one, at) => {
      if (one === null) throw file.mistake(node.loc.start, notPlain);
      const entry = this.#source(file, one);
      const id = entry.node.type === "ObjectExpression" && this.#at(entry, "id");
      return [String(id ? this.#valueOf(id) : at), entry];
    });
  }

  #at = (source: Source, key: string | undefined) =>
    this.#inside(source).find(([name]) => name === key)?.[1];

  #valueOf({ file, node }: Source): unknown {
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
    throw file.mistake(node.loc.start, notPlain);
  }
}

const notPlain =
  "only texts in quotes, numbers, true, false, lists, objects and names of values may be here";

/** The name of a property; undefined if it is computed. */
function keyName(key: object, isComputed: boolean): string | undefined {
  const { name, value } = key as { name?: string; value?: string | number };
  return isComputed ? value?.toString() : (name ?? value?.toString());
}
