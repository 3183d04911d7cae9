import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Finding } from "./finding";

/** The exports of each content file, by the file's path. */
export type ContentModules = Readonly<Record<string, unknown>>;

/** Loads every file of content/, so that a new one cannot be forgotten here. */
export async function contentModules(
  folder = "content",
): Promise<ContentModules> {
  const files = readdirSync(folder)
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .sort();
  const modules: Record<string, unknown> = {};
  for (const file of files)
    modules[`${folder}/${file}`] = await import(
      pathToFileURL(join(process.cwd(), folder, file)).href
    );
  return modules;
}

/**
 * What the content still awaits: one finding for each name in each `awaitsClinic` list, with the present words.
 * A name that is no field is a slip of the developer's.
 */
export function awaitingFindings(modules: ContentModules): readonly Finding[] {
  // Many things are exported twice, alone and in a list, or used by a second file.
  const seen = new Set<object>();
  return Object.entries(modules).flatMap(([file, exports]) =>
    Object.entries(exports as object)
      // Things with a name of their own first: it says more than a place in a list.
      .sort(([, a], [, b]) => Number(isList(a)) - Number(isList(b)))
      .flatMap(([name, value]) => inValue(file, [name], value, seen)),
  );
}

function inValue(
  file: string,
  trail: readonly string[],
  value: unknown,
  seen: Set<object>,
): readonly Finding[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  const own = isList(Reflect.get(value, "awaitsClinic"))
    ? Reflect.get(value, "awaitsClinic").map((name: string) =>
        finding(file, trail, value, name),
      )
    : [];
  const inner = Object.entries(value)
    .filter(([key]) => key !== "awaitsClinic")
    .flatMap(([key, each]) => inValue(file, [...trail, key], each, seen));
  return [...own, ...inner];
}

function finding(
  file: string,
  trail: readonly string[],
  owner: object,
  name: string,
): Finding {
  const where = [...place(trail, owner), name].join(" ");
  const value = field(owner, name);
  return value === undefined
    ? {
        actor: "developer",
        place: file,
        text: `${where}: awaitsClinic names this field, and there is none`,
      }
    : { actor: "clinic", place: file, text: `${where}: ${shown(value)}` };
}

/** An entry of a list is known by its id, not by its number. */
function place(trail: readonly string[], owner: object): readonly string[] {
  const id: unknown = Reflect.get(owner, "id");
  const isEntry = /^\d+$/.test(trail.at(-1) ?? "") && id !== undefined;
  return isEntry ? [...trail.slice(0, -1), String(id)] : trail;
}

/** The value behind a dotted name; a part may be a key, a number or the id of an entry. */
function field(owner: object, name: string): unknown {
  return name.split(".").reduce<unknown>((value, part) => {
    if (typeof value !== "object" || value === null) return undefined;
    if (Object.hasOwn(value, part)) return Reflect.get(value, part);
    return Array.isArray(value)
      ? value.find((each: { id?: unknown }) => String(each?.id) === part)
      : undefined;
  }, owner);
}

function shown(value: unknown): string {
  const text = typeof value === "string" ? value : wordsOf(value).join(" · ");
  if (text === "") return "(empty)";
  return text.length > 64
    ? `“${text.slice(0, 60).trimEnd()} ...”`
    : `“${text}”`;
}

function wordsOf(value: unknown): readonly string[] {
  return typeof value === "object" && value !== null
    ? Object.entries(value)
        .filter(([key]) => key !== "id")
        .flatMap(([, each]) => wordsOf(each))
    : [String(value)];
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}
