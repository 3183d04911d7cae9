/** A file of content/: its syntax tree, and the edits of its text. */
import { parse } from "@babel/parser";
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import * as estree from "prettier/plugins/estree";
import * as typescript from "prettier/plugins/typescript";
import { check, format } from "prettier/standalone";
import type { KeyPath } from "@/content-rules/walk";
import { refusal } from "./refusal";

type Statement = ReturnType<typeof parse>["program"]["body"][number];
type Constants = Extract<Statement, { type: "VariableDeclaration" }>;

/** An expression. */
export type Node = NonNullable<Constants["declarations"][number]["init"]>;

type At = {
  readonly loc?: { readonly start: { readonly line: number } } | null;
};

export const english = "en";

/** The last text of each file and its syntax tree, which nothing changes in place. */
const parsed = new Map<
  string,
  { text: string; tree: ReturnType<typeof parse> }
>();

export class ContentFile {
  readonly language: string;
  /** The module of the file, such as ["services", "speech-therapy"] or ["servicePage"]. */
  readonly path: KeyPath;
  /** The name of its constant, such as "speechTherapy". */
  readonly constant: string;
  readonly #original: string;
  #text = "";
  #comments = "";
  /** The ranges of the new values in the text. */
  #changed: [start: number, end: number][] = [];
  /** What each of its names is: an expression, or the constant of the file of content/ with this name. */
  readonly names = new Map<string, Node | string>();

  /**
   * @param address - on the disk
   * @param name - relative to content/, such as "hi/services/speech-therapy.ts"
   * @param languages - the codes of the languages that have a folder
   * @throws Refusal when the file does not parse
   */
  constructor(
    readonly address: string,
    readonly name: string,
    languages: readonly string[],
  ) {
    const keys = name.replace(/\.ts$/, "").split("/");
    this.language = languages.includes(keys[0]!) ? keys.shift()! : english;
    this.constant = camelCase(keys.at(-1)!);
    this.path = keys.map((key, at) =>
      at === 0 || at < keys.length - 1 ? camelCase(key) : key,
    );
    this.#original = readFileSync(address, "utf8");
    this.#read(this.#original);
  }

  #read(text: string): void {
    const { program, comments } = this.#parse(text);
    for (const statement of program.body) {
      const isExport = statement.type === "ExportNamedDeclaration";
      const declared = (isExport && statement.declaration) || statement;
      if (declared.type === "ImportDeclaration") {
        const address = declared.source.value.startsWith("@/")
          ? posix.relative("content", declared.source.value.slice(2))
          : posix.join(posix.dirname(this.name), declared.source.value);
        for (const { local } of declared.specifiers)
          this.names.set(local.name, `${address}.ts`);
      } else if (declared.type === "VariableDeclaration") {
        for (const { id, init } of declared.declarations)
          if (id.type === "Identifier" && init) this.names.set(id.name, init);
      } else if (!/^TS(TypeAlias|Interface)/.test(declared.type))
        throw this.mistake(statement, "only constants and types may be here");
    }
    this.#comments = (comments ?? []).map(({ value }) => value).join("\n");
    this.#text = text;
  }

  #parse(text: string) {
    const last = parsed.get(this.address);
    if (last?.text === text) return last.tree;
    try {
      const tree = parse(text, {
        sourceType: "module",
        plugins: ["typescript"],
      });
      parsed.set(this.address, { text, tree });
      return tree;
    } catch (error) {
      const { loc, message } = error as Error & { loc: { line: number } };
      const text = message.replace(/ \(\d+:\d+\)$/, "");
      throw this.mistake({ loc: { start: loc } }, text);
    }
  }

  /**
   * Inserts or replaces a value in the text.
   *
   * @throws Refusal when the range has another new value already, or has comments
   */
  edit(start: number, end: number, value: string, node: Node): void {
    const [comments, before] = [this.#comments, this.#text];
    if (before.slice(start, end) === value) return;
    const isTaken = this.#changed.some(
      ([from, to]) => start < end && from < end && start < to,
    );
    if (isTaken) throw this.altersMore(node);
    this.#read(before.slice(0, start) + value + before.slice(end));
    if (this.#comments !== comments) throw this.altersMore(node);
    const moved = (at: number) =>
      at < end ? at : at + this.#text.length - before.length;
    this.#changed = this.#changed.map(([from, to]) => [moved(from), moved(to)]);
    if (value !== "") this.#changed.push([start, start + value.length]);
  }

  /** The text between two positions. */
  slice = (start: number, end?: number) => this.#text.slice(start, end);

  isChanged = () => this.#text !== this.#original;

  /** Whether the file on the disk is as it was read. */
  isCurrent = () =>
    readFileSync(this.address).equals(Buffer.from(this.#original));

  /** The text for the disk: formatted, if Prettier had formatted the file. */
  async formatted(): Promise<string> {
    const options = {
      parser: "typescript",
      plugins: [estree, typescript],
      endOfLine: "auto" as const,
    };
    const isFormatted = await check(this.#original, options);
    return isFormatted ? format(this.#text, options) : this.#text;
  }

  /** The refusal of a file that is not plain data. */
  mistake = (at: At | undefined, text: string) =>
    refusal(
      `A file has a mistake, so nothing can be shown or saved. What was saved is safe. The mistake: ${this.#placeOf(at)}: ${text}`,
    );

  /** The refusal of a change that would alter more than its own value. */
  altersMore = (at: At) =>
    refusal(
      `This change would alter other texts or notes too (${this.#placeOf(at)}). Somebody who knows the code has to make it.`,
    );

  #placeOf = (at: At | undefined) =>
    `content/${this.name}, line ${at?.loc?.start.line ?? 1}`;
}

const camelCase = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
