/** What keeps content from being built, and what keeps the site from going live. */
import { existsSync } from "node:fs";
import { contentRule, type Content } from "@/content-rules/content";
import { paths } from "@/content-rules/fields/paths";
import { fieldsOf, keyOf, oncePer, valueAt, type Field, type KeyPath } from "@/content-rules/walk";
import { pagesOf } from "./content";
import { englishContent } from "@/content/modules";
import { english, languages, type Language } from "./languages";
import { openPages, readSignatures, type OpenPage, type Signatures } from "./signatures";
import { translate } from "./translate";
import { messageProblems, unfinishedMessages, type Problem } from "./translation-rules";

/** The modules whose entries have a file each, in a folder. */
export const modulesInFolders: readonly string[] = ["services", "concerns", "textPages"];

/** The file of a field, and its name there, such as "content/site.ts" and "address.street". */
export function locate(
  [module = "", ...keys]: KeyPath,
  { code }: Pick<Language, "code"> = english,
): { readonly file: string; readonly field: string } {
  const folder = code === english.code ? "content" : `content/${code}`;
  const name = module.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const isFolder = modulesInFolders.includes(module);
  const [file, field] = isFolder ? [`${name}/${keys[0]}`, keys.slice(1)] : [name, keys];
  return { file: `${folder}/${file}.ts`, field: field.join(".") };
}

/** The errors in the content of every language and in the signatures, one line per error. */
export const contentErrors = (): readonly string[] => [
  ...languages.flatMap((language) => errorLines(englishContent, language)),
  ...readSignatures().errors,
];

/** The errors in content of a language, one line each with file and field. */
export const errorLines = (content: Content, language: Language) =>
  contentProblems(content, language).map(({ path, message }) => {
    const { file, field } = locate(path, language);
    return [file, field, message].filter(Boolean).join(": ");
  });

/** What is wrong in content; in a language with messages, what these cause. */
export function contentProblems(content: Content, language: Language): readonly Problem[] {
  const inEnglish = moduleProblems(content);
  const { messages } = language;
  if (messages === undefined) return inEnglish;
  const known = new Set(inEnglish.map(asText));
  return [
    ...moduleProblems(translate(content, messages)).filter(
      (problem) => !known.has(asText(problem)) || valueAt(messages, problem.path) !== undefined,
    ),
    ...messageProblems(content, language),
  ];
}

export const asText = ({ path, message }: Problem) => `${path.join(".")}: ${message}`;

/** What is wrong in content of a language: fields, then what concerns several modules. */
const moduleProblems = oncePer((content: Content): readonly Problem[] => {
  const broken = brokenRules(content);
  const ofFields = [...broken, ...missingPictures(content)];
  if (broken.length > 0) return ofFields;
  return [
    ...ofFields,
    ...wrongSources(content),
    ...unknownSigns(content),
    ...repeatedPages(content),
    ...missingPages(content),
    ...lostStartingPoints(content),
    ...unknownFacts(content),
  ];
});

const brokenRules = (content: Content): readonly Problem[] =>
  (contentRule.safeParse(content).error?.issues ?? []).map((issue) =>
    issue.code === "unrecognized_keys"
      ? {
          path: withIds(content, [...issue.path, issue.keys[0]!]),
          message: "No rule of content-rules/ knows this field.",
        }
      : { path: withIds(content, issue.path), message: issue.message },
  );

function withIds(content: Content, path: readonly PropertyKey[]): KeyPath {
  let owner: unknown = content;
  return path.map((key) => {
    const pathKey = keyOf(Object(owner), key);
    owner = Reflect.get(Object(owner), key);
    return pathKey;
  });
}

const missingPictures = (content: Content): readonly Problem[] =>
  fieldsOf(content)
    .filter(({ kind, value }) => kind !== "text" && /^\/images\//.test(String(value)))
    .filter(({ value }) => !existsSync(`public${String(value)}`))
    .map(({ path, value }) => ({ path, message: `There is no file public${String(value)}.` }));

/** Codes that content/sources.ts does not have, and sources that no sentence names. */
function wrongSources(content: Content): readonly Problem[] {
  const uses = listed(content, "sources").map(([path, code]) => ({ path, code }));
  const unknown = uses.filter(({ code }) => !(code in content.sources));
  const used = new Set(uses.map(({ code }) => code));
  const unused = Object.keys(content.sources).filter((code) => !used.has(code));
  return [
    ...unknown.map(({ path, code }) => ({
      path,
      message: `content/sources.ts has no source “${code}”.`,
    })),
    ...unused.map((code) => ({
      path: ["sources", code],
      message: "No sentence names this source: add its code to the sources of one, or take it out.",
    })),
  ];
}

/** Signs of services that pages about concerns show, and that do not exist. */
function unknownSigns({ concerns, services }: Content): readonly Problem[] {
  const known = Object.values(services).flatMap(({ href, noticing }) =>
    noticing.bands.flatMap(({ signs }) => signs.map(({ id }) => href + id)),
  );
  return Object.entries(concerns).flatMap(([file, { bands }]) =>
    bands.flatMap((band) =>
      band.signs.flatMap(({ href, ids }) =>
        ids
          .filter((id) => !known.includes(href + id))
          .map((id) => ({
            path: ["concerns", file, "bands", band.id, "signs"],
            message: `${href} has no sign with the id “${id}”.`,
          })),
      ),
    ),
  );
}

/** Pages that have the title or the description of an earlier page. */
const repeatedPages = (content: Content): readonly Problem[] =>
  ["title", "description"].flatMap((name) => {
    const all = fieldsOf(content).filter(
      ({ path }) => path.at(-1) === name && (path[0] === "generalPages" || path.at(-2) === "page"),
    );
    const texts = all.map(({ value }) => value);
    return all
      .filter(({ value }, at) => texts.indexOf(value) < at)
      .map(({ path, value }) => ({
        path,
        message: `Another page has the same ${name}: ${String(value)}`,
      }));
  });

function missingPages(content: Content): readonly Problem[] {
  const pages = pagesOf(content);
  return paths
    .filter((path) => pages[path] === undefined)
    .map((path) => ({
      path: ["generalPages", path],
      message: `No file of content/ has the page ${path} of content-rules/fields/paths.ts.`,
    }));
}

/** Pages about a concern that no starting point of the home page leads to. */
function lostStartingPoints({ home, concerns }: Content): readonly Problem[] {
  const addresses = home.startingPoints.map(({ href }) => href);
  return Object.values(concerns)
    .filter(({ href }) => !addresses.includes(href))
    .map(({ href }) => ({
      path: ["home", "startingPoints"],
      message: `None leads to ${href}: a parent finds a page about a concern by what they would say.`,
    }));
}

/** Names in an `unconfirmed` list that name no field that only the clinic knows. */
function unknownFacts(content: Content): readonly Problem[] {
  const facts = new Set(
    fieldsOf(content)
      .filter(({ onlyClinic }) => onlyClinic)
      .map(({ path }) => path.join(".")),
  );
  return unconfirmedPaths(content)
    .filter((path) => !facts.has(path.join(".")))
    .map((path) => ({
      path,
      message: "An unconfirmed list names this, and it is no fact that only the clinic knows.",
    }));
}

/** The path of each field that an `unconfirmed` list names, beside the list. */
const unconfirmedPaths = (content: Content): readonly KeyPath[] =>
  listed(content, "unconfirmed").map(([path, name]) => [...path.slice(0, -1), ...name.split(".")]);

/** The items of all lists of a name, each with the path of its list. */
const listed = (content: Content, name: string) =>
  fieldsOf(content)
    .filter(({ path }) => path.at(-1) === name)
    .flatMap(({ path, value = [] }) =>
      (value as readonly string[]).map((item) => [path, item] as const),
    );

/** A fact that is not confirmed yet, or a text whose message is missing or has other links. */
export type OpenFact = Pick<Field, "path" | "name" | "pages"> & {
  readonly value: unknown;
  /** Of the message; undefined for a fact. */
  readonly language?: Language;
};

export type Progress = { readonly facts: readonly OpenFact[]; readonly pages: readonly OpenPage[] };

/** What keeps the site from going live. */
export function progress(
  content: Content = englishContent,
  ofLanguages: readonly Language[] = languages,
  signatures: Signatures = readSignatures().signatures,
): Progress {
  const unconfirmed = new Set(unconfirmedPaths(content).map((path) => path.join(".")));
  const isUnconfirmed = ({ path }: Pick<Field, "path">) => unconfirmed.has(path.join("."));
  return {
    facts: [
      ...fieldsOf(content).filter(isUnconfirmed),
      ...ofLanguages.flatMap((language) =>
        language.messages === undefined
          ? []
          : unfinishedMessages(content, language.messages)
              .filter((text) => !isUnconfirmed(text))
              .map((text) => ({ ...text, language })),
      ),
    ],
    pages: ofLanguages.flatMap((language) => openPages(content, language, signatures)),
  };
}
