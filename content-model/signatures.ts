import { z } from "zod";
import savedSignatures from "@/content/signatures.json" with { type: "json" };
import * as englishModules from "./english";
import { languages, type Language } from "./languages";
import { locate, type Modules } from "./modules";
import {
  fieldsIn,
  needsClinician,
  pagesOf,
  pageTextsIn,
  type PageText,
} from "./pages-of-texts";
import { paths, type Path } from "./paths";
import { text, type ContentOf } from "./rules";
import { unfinishedMessages } from "./translation-rules";
import { unconfirmedFields } from "./unconfirmed";

/** A person's statement that they have read a page in a language, and that the page is true. */
const signature = z.object({
  name: text(2, 60),
  clinician: z.boolean(),
  date: z.iso.date(),
  /**
   * A hash of each text and fact of the page, by its path, joined by dots: the first eight hex digits of SHA-256. In English
   * it is of the English text; in another language, of the English text and the translation.
   */
  hashes: z.record(z.string(), z.string()),
});
type Signature = ContentOf<typeof signature>;

/** content/signatures.json: the signatures by language and page, such as "hi /speech-therapy". */
export const signaturesSchema = z.record(z.string(), signature);
export type Signatures = ContentOf<typeof signaturesSchema>;

/**
 * A fact that the clinic has not given or confirmed yet, or a text whose message in a language is missing or has other
 * numbers, links or placeholders.
 */
export type OpenFact = {
  readonly file: string;
  readonly field: string;
  /** Module, export, then the keys and ids that lead to the fact. */
  readonly path: readonly string[];
  readonly pages: readonly Path[];
  /** The fact, or the English text. */
  readonly value: unknown;
  /** The language of the message; undefined for a fact that the clinic must give or confirm. */
  readonly language?: Language;
};

/** A page that nobody has signed in a language, or that has changed since. */
export type OpenPage = {
  readonly path: Path;
  readonly language: Language;
  readonly state: "unsigned" | "changed";
  /** The texts that were added, changed or removed since the signature. A removed text is empty. */
  readonly changed: readonly {
    readonly path: readonly string[];
    readonly text: string;
  }[];
};

/** The open facts and pages, which keep the site from going live. */
export type Progress = {
  readonly facts: readonly OpenFact[];
  readonly pages: readonly OpenPage[];
};

/** The paths of the texts and facts of a page. The person who signs the page is responsible for them. */
export const fieldsOfPage = (page: Path): readonly (readonly string[])[] =>
  fieldsIn(englishModules)
    .map(({ path }) => path)
    .filter((path) => pagesOf(path).includes(page));

/**
 * Adds a signature, or replaces the one of the same page and language.
 *
 * @param language - the language, with the messages that the person has read
 * @param who - name, whether a clinician, and ISO date
 * @throws Error when the name is empty, or when the page has sentences about children's health and the person is not
 *   a clinician
 */
export function signPage(
  signatures: Signatures,
  path: Path,
  language: Language,
  who: Omit<Signature, "hashes">,
  modules: Modules = englishModules,
): Signatures {
  const name = who.name.trim();
  if (name === "") throw new Error("A signature needs a name.");
  if (needsClinician(path) && !who.clinician)
    throw new Error(
      "This page has sentences about children’s health, so a clinician must sign it.",
    );
  const { clinician, date } = who;
  const hashes = Object.fromEntries(
    pageTextsIn(modules, language.messages)
      .filter(({ pages }) => pages.includes(path))
      .map(({ key, hash }) => [key, hash]),
  );
  return {
    ...signatures,
    [signatureKey(path, language)]: { name, clinician, date, hashes },
  };
}

/**
 * Finds what keeps the site from going live.
 *
 * @param modules - the English content
 * @param messages - the messages of each language except English, by its code
 */
export function progress(
  modules: Modules = englishModules,
  messages: Readonly<Record<string, Modules | undefined>> = siteMessages,
  signatures: Signatures = savedSignatures,
): Progress {
  const unconfirmed = unconfirmedFields(modules);
  const isUnconfirmed = (path: readonly string[]) =>
    unconfirmed.some((fact) => fact.path.join() === path.join());
  const unfinished = languages.flatMap((language) =>
    unfinishedMessages(modules, messages[language.code])
      .filter(({ path }) => !isUnconfirmed(path))
      .map(({ path, english }) => ({
        ...locate(path, `content/${language.code}`),
        path,
        value: english,
        language,
      })),
  );
  return {
    facts: [...unconfirmed, ...unfinished].map((fact) => ({
      ...fact,
      pages: pagesOf(fact.path),
    })),
    pages: languages.flatMap((language) => {
      const texts = pageTextsIn(modules, messages[language.code]);
      return paths.flatMap(
        (path) => openPage(path, language, texts, signatures) ?? [],
      );
    }),
  };
}

const siteMessages = Object.fromEntries(
  languages.map(({ code, messages }) => [code, messages]),
);

/** The ISO date of the signature of a page; undefined while the page is unsigned or has changed since. */
export function reviewDate(path: Path, language: Language): string | undefined {
  const signatures: Signatures = savedSignatures;
  const signature = signatures[signatureKey(path, language)];
  if (signature === undefined) return undefined;
  const texts = pageTextsIn(englishModules, language.messages);
  return openPage(path, language, texts, signatures)
    ? undefined
    : signature.date;
}

/** The key of a page in a language among the signatures. */
export const signatureKey = (path: Path, { code }: Pick<Language, "code">) =>
  `${code} ${path}`;

/** Describes a page that is unsigned or has changed; undefined if it is signed and unchanged. */
function openPage(
  path: Path,
  language: Language,
  texts: readonly PageText[],
  signatures: Signatures,
): OpenPage | undefined {
  const signature = signatures[signatureKey(path, language)];
  if (!signature || (needsClinician(path) && !signature.clinician))
    return { path, language, state: "unsigned", changed: [] };
  const { hashes } = signature;
  const onPage = texts.filter(({ pages }) => pages.includes(path));
  const removed = Object.keys(hashes).filter((key) =>
    onPage.every((text) => text.key !== key),
  );
  const changed = [
    ...onPage.filter(({ key, hash }) => hashes[key] !== hash),
    ...removed.map((key) => ({ path: key.split("."), text: "" })),
  ].map(({ path, text }) => ({ path, text }));
  return changed.length === 0
    ? undefined
    : { path, language, state: "changed", changed };
}
