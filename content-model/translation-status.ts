import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import * as englishModules from "./english";
import type { Language } from "./languages";
import { locate, type Modules } from "./modules";
import { sentencesIn, type Sentence } from "./translate";
import { changedParts } from "./translation-rules";

/** By the path of an English sentence, the first eight hex digits of its SHA-256 hash when it was translated. */
export type Hashes = Readonly<Record<string, string>>;

/** The file with the hashes of the English sentences that a language was translated from. */
export const hashFile = ({ code }: Language) =>
  `content-model/translated-${code}.json`;

/** Reads the hashes of the English sentences that a language was translated from. */
export function keptHashes(language: Language): Hashes {
  const file = hashFile(language);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Hashes)
    : {};
}

/**
 * The hash of each English sentence that has a message.
 *
 * @param covers - whether to include the sentences of a file, which is in the folder of the language
 * @param modules - the English content; tests pass their own
 */
export function hashes(
  language: Language,
  covers: (file: string) => boolean = () => true,
  modules: Modules = englishModules,
): Hashes {
  return Object.fromEntries(
    sentencesIn(modules, language.messages)
      .filter(({ message }) => message !== undefined)
      .filter(({ path }) => covers(fileOf(language, path)))
      .map(({ path, english }) => [path.join("."), hashOf(english)]),
  );
}

/**
 * What is not finished in a translation, one line each: files that no native reader has read, sentences whose English has
 * changed, numbers and links that differ, and sentences without a message.
 *
 * @param modules - the English content; tests pass their own
 * @param known - the hashes of `hashFile`; tests pass their own
 */
export function unfinishedMessages(
  language: Language,
  modules: Modules = englishModules,
  known: Hashes = keptHashes(language),
): readonly string[] {
  if (language.messages === undefined) return [];
  const folder = `content/${language.code}`;
  const sentences = sentencesIn(modules, language.messages);
  return [
    ...unreviewedFiles(language, sentences).map(
      (file) => `${file}: no native reader at the clinic has read it`,
    ),
    ...sentences.flatMap((sentence) => {
      const { file, field } = locate(sentence.path, folder);
      return problemsOf(sentence, known).map(
        (problem) => `${file}: ${field}: ${problem}: ${sentence.english}`,
      );
    }),
  ];
}

/** The files of the messages, except those that a native reader has read. */
function unreviewedFiles(
  language: Language,
  sentences: readonly Sentence[],
): readonly string[] {
  const files = sentences
    .filter(({ message }) => message !== undefined)
    .map(({ path }) => fileOf(language, path));
  const reviewed = language.reviewed?.map(
    (file) => `content/${language.code}/${file}`,
  );
  return [...new Set(files)].filter((file) => !reviewed?.includes(file));
}

function problemsOf(
  { path, english, message }: Sentence,
  known: Hashes,
): readonly string[] {
  if (message === undefined)
    return isOptional(path, english)
      ? []
      : ["has no message yet, and pages show the English one"];
  const parts = changedParts(english, message);
  const translated = known[path.join(".")];
  return [
    ...(translated === undefined ? ["is not marked as translated"] : []),
    ...(![undefined, hashOf(english)].includes(translated)
      ? ["the English has changed since it was translated"]
      : []),
    ...(parts.length > 0 ? [`has other numbers or links, ${parts}`] : []),
  ];
}

/** Whether a text needs no message, because it is empty or a fact. */
const isOptional = ([module, name]: readonly string[], english: string) =>
  english === "" ||
  module === "sources" ||
  (module === "site" && name === "site") ||
  ["phone", "whatsapp"].includes(name ?? "");

const hashOf = (text: string) => hash("sha256", text).slice(0, 8);

const fileOf = ({ code }: Language, path: readonly string[]) =>
  locate(path, `content/${code}`).file;
