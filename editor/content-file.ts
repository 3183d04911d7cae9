/** A file of content/: its syntax tree, and the edits of its text. */
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";
import type { KeyPath } from "@/content-rules/walk";
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

/** A file of content/ and its module in a language, such as ["services", "speech-therapy"]. */
type FilePlace = {
  readonly address: string;
  /** Relative to content/. */
  readonly name: string;
  readonly language: string;
  readonly path: KeyPath;
};

export class ContentFile {
  readonly #original: string;
  #text: string;
  #names: ReadonlyMap<string, Node | string> | undefined;

  constructor(readonly place: FilePlace) {
    this.#text = this.#original = readFileSync(place.address, "utf8");
  }

  /** The name of its constant, such as "speechTherapy". */
  get constant(): string {
    return this.place.path.at(-1)!.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
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
          : posix.join(posix.dirname(this.place.name), value);
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
  isCurrent = () => readFileSync(this.place.address).equals(Buffer.from(this.#original));

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
      `A file has a mistake, so nothing can be shown or saved. What was saved is safe. The mistake: content/${this.place.name}, line ${line}: ${text}`,
    );
}
