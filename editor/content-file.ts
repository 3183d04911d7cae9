/** A file of content/: its syntax tree, and the edits of its text. */
import { parse } from "@babel/parser";
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import * as estree from "prettier/plugins/estree";
import * as typescript from "prettier/plugins/typescript";
import { format } from "prettier/standalone";
import type { KeyPath } from "@/content-rules/walk";
import { keyOfFile } from "@/site-content/checks";
import { english, languages } from "@/site-content/languages";
import { printWidth } from "../.prettierrc.json";
import { refusal } from "./refusal";

type Statement = ReturnType<typeof parse>["program"]["body"][number];
type Constants = Extract<Statement, { type: "VariableDeclaration" }>;

/** An expression. */
export type Node = NonNullable<Constants["declarations"][number]["init"]>;

type At = {
  readonly loc?: { readonly start: { readonly line: number } } | null;
};

export class ContentFile {
  readonly language: string;
  /** The module of the file, such as ["services", "speech-therapy"] or ["servicePage"]. */
  readonly path: KeyPath;
  /** The name of its constant, such as "speechTherapy". */
  readonly constant: string;
  readonly #original: string;
  #text: string;
  #names: ReadonlyMap<string, Node | string> | undefined;

  /**
   * @param address - on the disk
   * @param name - relative to content/, such as "hi/services/speech-therapy.ts"
   */
  constructor(
    readonly address: string,
    readonly name: string,
  ) {
    const keys = name.replace(/\.ts$/, "").split("/");
    const isTranslated = languages.some(({ code }) => code === keys[0]);
    this.language = isTranslated ? keys.shift()! : english.code;
    this.constant = keyOfFile(keys.at(-1)!);
    this.path = [keyOfFile(keys[0]!), ...keys.slice(1)];
    this.#original = readFileSync(address, "utf8");
    this.#text = this.#original;
  }

  /**
   * What each name in the file is: an expression, or the constant of the file of content/ with this name.
   *
   * @throws Refusal when the file does not parse
   */
  get names(): ReadonlyMap<string, Node | string> {
    // Most files have not changed since their values were read last, and need no parsing.
    return (this.#names ??= this.#read());
  }

  #read(): ReadonlyMap<string, Node | string> {
    const names = new Map<string, Node | string>();
    for (const statement of this.#parse(this.#text).program.body) {
      const isExport = statement.type === "ExportNamedDeclaration";
      const declared = (isExport && statement.declaration) || statement;
      if (declared.type === "ImportDeclaration") {
        const address = declared.source.value.startsWith("@/")
          ? posix.relative("content", declared.source.value.slice(2))
          : posix.join(posix.dirname(this.name), declared.source.value);
        for (const { local } of declared.specifiers) names.set(local.name, `${address}.ts`);
      } else if (declared.type === "VariableDeclaration") {
        for (const { id, init } of declared.declarations)
          if (id.type === "Identifier" && init) names.set(id.name, init);
      } else if (!/^TS(TypeAlias|Interface)/.test(declared.type))
        throw this.mistake(statement, "only constants and types may be here");
    }
    return names;
  }

  #parse(text: string) {
    try {
      return parse(text, { sourceType: "module", plugins: ["typescript"] });
    } catch (error) {
      const { loc, message } = error as Error & { loc: { line: number } };
      const text = message.replace(/ \(\d+:\d+\)$/, "");
      throw this.mistake({ loc: { start: loc } }, text);
    }
  }

  /** Inserts or replaces a value in the text. */
  edit(start: number, end: number, value: string): void {
    this.#text = this.#text.slice(0, start) + value + this.#text.slice(end);
    this.#names = undefined;
  }

  /** The text between two positions. */
  slice = (start: number, end?: number) => this.#text.slice(start, end);

  isChanged = () => this.#text !== this.#original;

  /** Whether the file on the disk is as it was read. */
  isCurrent = () => readFileSync(this.address).equals(Buffer.from(this.#original));

  /** The text for the disk. */
  formatted = () =>
    format(this.#text, {
      parser: "typescript",
      plugins: [estree, typescript],
      printWidth,
      endOfLine: "auto",
    });

  /** The refusal of a file that is not plain data. */
  mistake = (at: At | undefined, text: string) =>
    refusal(
      `A file has a mistake, so nothing can be shown or saved. What was saved is safe. The mistake: content/${this.name}, line ${at?.loc?.start.line ?? 1}: ${text}`,
    );
}
