/**
 * Reads the page data ('flight') that Next writes into each page as inline scripts: React's own format of rows,
 * `id:json`, in which one row refers to another as "$id" or "$Lid".
 */
import { elements, textOf, type Element } from "./tree";
import type { Page } from "./page";

/** A client component as the page data names it. */
export type ClientReference = { readonly clientName: string };

/** One use of a client component on the page. */
export type ClientElement = {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
};

export type Flight = {
  /** Every client component in use, in the order of the rows. */
  readonly clientElements: readonly ClientElement[];
  /** What a value of the page data stands for: follows references, and undoes the escapes of strings. */
  readonly resolve: (value: unknown) => unknown;
};

const push = /^self\.__next_f\.push\((\[.*\])\)$/s;
const start = "(self.__next_f=self.__next_f||[]).push([0])";

/** Whether an inline script carries page data. */
export function isFlightScript(script: Element): boolean {
  const text = textOf(script);
  return text === start || push.test(text);
}

/**
 * The page data of a page.
 *
 * @throws when the page holds none, or it is not written as expected
 */
export function readFlight(page: Page): Flight {
  const scripts = elements(page.document, "script").filter(isFlightScript);
  const text = scripts.map(payloadOf).join("");
  if (text === "") {
    throw new Error(
      "there is no page data of Next's (self.__next_f.push). Has this export been finalised already?",
    );
  }
  return flightFrom(text);
}

/** The page data from its rows; see {@link readFlight}. */
export function flightFrom(text: string): Flight {
  const rows = readRows(text);

  function resolve(value: unknown): unknown {
    if (typeof value !== "string" || !value.startsWith("$")) return value;
    if (value.startsWith("$$")) return value.slice(1);
    if (value === "$undefined") return undefined;
    // A kind of React's own, such as a fragment.
    if (value.startsWith("$S")) return value;
    const reference = /^\$L?([\da-f]+)((?::[^:]+)*)$/.exec(value);
    if (reference === null)
      throw new Error(`the page data holds "${value}", which is not known.`);
    const [, id = "", path = ""] = reference;
    const row = rows.get(id);
    if (row === undefined && !rows.has(id))
      throw new Error(`the page data refers to row ${id}, which is missing.`);
    return path.split(":").slice(1).reduce<unknown>(step, resolve(row));
  }

  /** One step of a path into a row, as in "$5:props:children". */
  function step(value: unknown, key: string): unknown {
    const own = isElement(value)
      ? (elementParts[key as keyof typeof elementParts] ?? key)
      : key;
    return resolve((value as Record<string | number, unknown>)[own]);
  }

  function clientName(type: unknown): string | undefined {
    if (typeof type !== "string" || !/^\$L?[\da-f]+$/.test(type)) return;
    const target = resolve(type);
    return isReference(target) ? String(resolve(target.clientName)) : undefined;
  }

  const clientElements = [...rows.values()]
    .flatMap(elementsIn)
    .flatMap(([, type, , props]) => {
      const name = clientName(type);
      return name === undefined ? [] : [{ name, props }];
    });
  return { clientElements, resolve };
}

/** An element in the page data: a mark, its type, its key, its props. */
export type FlightElement = readonly [
  "$",
  type: unknown,
  key: string | null,
  props: Readonly<Record<string, unknown>>,
];

/** Where React's names for the parts of an element lie in the row. */
const elementParts = { type: 1, key: 2, props: 3 } as const;

/** Whether a value of the page data is an element. */
export function isElement(value: unknown): value is FlightElement {
  return Array.isArray(value) && value[0] === "$" && value.length >= 4;
}

/** Whether a resolved value is a client component. */
export function isReference(value: unknown): value is ClientReference {
  return typeof value === "object" && value !== null && "clientName" in value;
}

function elementsIn(value: unknown): readonly FlightElement[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(elementsIn);
  return isElement(value) ? [value, ...inside] : inside;
}

function payloadOf(script: Element): string {
  const text = push.exec(textOf(script))?.[1];
  if (text === undefined) return "";
  const [kind, payload] = JSON.parse(text) as [number, unknown];
  if (kind !== 1 || typeof payload !== "string")
    throw new Error(`the page data is of kind ${kind}, not plain text.`);
  return payload;
}

function readRows(text: string): ReadonlyMap<string, unknown> {
  const rows = new Map<string, unknown>();
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    const colon = rest.indexOf(":");
    const id = rest.subarray(0, colon).toString();
    if (!/^[\da-f]*$/.test(id) || colon < 0)
      throw new Error("the rows of the page data do not begin with a number.");
    const long = /^T([\da-f]+),/.exec(
      rest.subarray(colon + 1, colon + 20).toString(),
    );
    const begin = colon + 1 + (long?.[0].length ?? 0);
    // A long text says how many bytes it has; every other row ends with its line.
    const end = long
      ? begin + Number.parseInt(long[1] ?? "", 16)
      : endOfLine(rest, begin);
    const content = rest.subarray(begin, end).toString();
    rows.set(id, long ? literal(content) : readRow(content));
    rest = rest.subarray(long ? end : end + 1);
  }
  return rows;
}

/** A string as rows write it: a dollar at its start is doubled. */
const literal = (text: string) => (text.startsWith("$") ? `$${text}` : text);

function endOfLine(bytes: Buffer, from: number): number {
  const end = bytes.indexOf("\n", from);
  return end < 0 ? bytes.length : end;
}

function readRow(content: string): unknown {
  if (content.startsWith("I")) {
    const [, , clientName] = JSON.parse(content.slice(1)) as unknown[];
    return { clientName };
  }
  // Hints (HL) and the marks of streams (X, C) say nothing about what is on the page.
  return /^[A-Z]/.test(content) ? undefined : (JSON.parse(content) as unknown);
}
