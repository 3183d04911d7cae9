/** A file of content/: its syntax tree, and the edits of its text. */
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";
import type { KeyPath } from "@/content-rules/walk";
import { keyOfFile } from "@/site-content/checks";
import { english, languages } from "@/site-content/languages";
import { printWidth } from "../.prettierrc.json";
import { refusal } from "./refusal";

type Position = { readonly line: number };

/** A node of Babel's syntax tree. */
type NodeOf<Type extends string, Parts> = Readonly<Parts> & {
  readonly type: Type;
  readonly start: number;
  readonly end: number;
  readonly loc: { readonly start: Position };
};

/** The expressions that content/ may have. */
export type Node =
  | NodeOf<"ObjectExpression", { properties: Property[]; extra?: { trailingComma?: number } }>
  | NodeOf<"ArrayExpression", { elements: (Node | null)[] }>
  | NodeOf<"StringLiteral" | "NumericLiteral" | "BooleanLiteral", { value: string | number }>
  | NodeOf<"Identifier", { name: string }>
  | NodeOf<"MemberExpression", { object: Node; property: Node; computed: boolean }>;
type Property = NodeOf<"ObjectProperty", { key: Node; value: Node; computed: boolean }>;

type Import = { source: { value: string }; specifiers: { local: { name: string } }[] };
type Statement =
  | NodeOf<"ExportNamedDeclaration", { declaration: Statement | null }>
  | NodeOf<"ImportDeclaration", Import>
  | NodeOf<"VariableDeclaration", { declarations: { id: { name: string }; init: Node }[] }>;

export class ContentFile {
  readonly language: string;
  /** Its module, such as ["services", "speech-therapy"] or ["servicePage"]. */
  readonly path: KeyPath;
  /** The name of its constant, such as "speechTherapy". */
  readonly constant: string;
  readonly #original: string;
  #text: string;
  #names: ReadonlyMap<string, Node | string> | undefined;

  /** @param name - relative to content/, such as "hi/services/speech-therapy.ts" */
  constructor(
    readonly address: string,
    readonly name: string,
  ) {
    const keys = name.replace(/\.ts$/, "").split("/");
    const isTranslated = languages.some(({ code }) => code === keys[0]);
    this.language = isTranslated ? keys.shift()! : english.code;
    this.constant = keyOfFile(keys.at(-1)!);
    this.path = [keyOfFile(keys[0]!), ...keys.slice(1)];
    this.#text = this.#original = readFileSync(address, "utf8");
  }

  /** What each name in the file is: an expression, or the constant of another file of content/. */
  get names(): ReadonlyMap<string, Node | string> {
    return (this.#names ??= this.#read());
  }

  #read() {
    const names = new Map<string, Node | string>();
    for (const statement of this.#statements()) {
      const isExport = statement.type === "ExportNamedDeclaration";
      const declared = (isExport && statement.declaration) || statement;
      if (declared.type === "ImportDeclaration") {
        const { value } = declared.source;
        const address = value.startsWith("@/")
          ? posix.relative("content", value.slice(2))
          : posix.join(posix.dirname(this.name), value);
        for (const { local } of declared.specifiers) names.set(local.name, `${address}.ts`);
      } else if (declared.type === "VariableDeclaration")
        for (const { id, init } of declared.declarations) names.set(id.name, init);
      else if (!/^TS(TypeAlias|Interface)/.test(declared.type))
        throw this.mistake(statement.loc.start, "only constants and types may be here");
    }
    return names;
  }

  #statements(): readonly Statement[] {
    try {
      const file: unknown = babel.parsers["babel-ts"].parse(this.#text, {} as never);
      return (file as { readonly program: { readonly body: Statement[] } }).program.body;
    } catch (error) {
      const { loc, message } = error as Error & { loc: { start: Position } };
      throw this.mistake(loc.start, message.replace(/ \(\d+:\d+\)$/, ""));
    }
  }

  edit(start: number, end: number, value: string): void {
    this.#text = this.#text.slice(0, start) + value + this.#text.slice(end);
    this.#names = undefined;
  }

  slice = (start: number, end?: number) => this.#text.slice(start, end);

  isChanged = () => this.#text !== this.#original;

  /** Whether the file on the disk is as it was read. */
  isCurrent = () => readFileSync(this.address).equals(Buffer.from(this.#original));

  /** The text for the disk. */
  formatted = () =>
    format(this.#text, {
      parser: "babel-ts",
      plugins: [babel, estree],
      printWidth,
      endOfLine: "auto",
    });

  /** The refusal of a file that is not plain data. */
  mistake = ({ line }: Position, text: string) =>
    refusal(
      `A file has a mistake, so nothing can be shown or saved. What was saved is safe. The mistake: content/${this.name}, line ${line}: ${text}`,
    );
}
