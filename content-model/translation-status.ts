import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { english } from "./all";
import type { Language } from "./languages";
import type { PlacePhoto } from "@/content/place-photos";
import { sentencesIn } from "./translate";
import { fieldName } from "./unconfirmed";
import type { Translation } from "./content";

/** By the name of each module of words: the first eight digits of the SHA-256 of its English sentences. */
type Fingerprints = Readonly<Record<string, string>>;

/** What English content has to have, for its sentences to be looked up in a language. */
type English = Readonly<Record<string, unknown>> & {
  readonly guides: object;
  readonly placePhotos: readonly PlacePhoto[];
  readonly privacy: { readonly sections: object };
};

/** Where the fingerprints of a language are kept. */
export const fingerprintFile = ({ code }: Language) =>
  `content/${code}/translated.json`;

/**
 * Content in modules that are translated as one: as content-model/all.ts names them, and each guide apart, since it fills a
 * page of its own.
 *
 * @param content - of any language, or the words of one
 */
export const modulesOf = ({
  guides,
  ...others
}: {
  readonly guides: object;
}): Readonly<Record<string, unknown>> => ({
  ...others,
  ...Object.fromEntries(
    Object.entries(guides).map(([href, guide]) => [`guides ${href}`, guide]),
  ),
});

/** The fingerprints of the English as it is, for each module that has words in a language. */
export function fingerprints(
  words: Translation,
  content: English = english,
): Fingerprints {
  const own = modulesOf(words);
  return Object.fromEntries(
    Object.entries(modulesOf(content)).flatMap(([name, module]) => {
      const translated = sentencesIn(module, own[name])
        .filter((sentence) => sentence.words !== undefined)
        .map((sentence) => sentence.english);
      if (translated.length === 0) return [];
      return [[name, hash("sha256", translated.join("\n")).slice(0, 8)]];
    }),
  );
}

/**
 * What a translation has yet to do, one line each: files that await a native reader, modules whose English has changed,
 * and English sentences that the language has no words for.
 *
 * @param known - the fingerprints that were kept; a test hands in its own
 */
export function unfinishedWords(
  language: Language,
  content: English = english,
  known: Fingerprints = keptFingerprints(language),
): readonly string[] {
  if (language.words === undefined) return [];
  const folder = `content/${language.code}`;
  const unread = (language.unread ?? []).map(
    (file) => `${folder}/${file}: awaits a native reader at the clinic`,
  );
  const changed = Object.entries(fingerprints(language.words, content))
    .filter(([name, now]) => known[name] !== now)
    .map(
      ([name, now]) =>
        `${folder}: ${name}: the English has changed since it was translated; bring ${folder}/ up to date, then run npm run launch-check -- --translated (or write "${now}" into ${fingerprintFile(language)})`,
    );
  const without = withoutWords(language.words, content).map(
    (what) => `${folder}/${what}`,
  );
  return [...unread, ...changed, ...without];
}

/** The fingerprints of the English that the words of a language were made from. */
export function keptFingerprints(language: Language): Fingerprints {
  const file = fingerprintFile(language);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Fingerprints)
    : {};
}

/** Sentences that the clinic has given in English alone: the types of content-model/content.ts ask for the words of all others. */
function withoutWords(
  words: Translation,
  { serviceFacts, placePhotos, privacy }: English,
): readonly string[] {
  const shown = placePhotos.filter(({ src }) => src !== undefined);
  const files = [
    { file: "service-facts.ts", content: { serviceFacts }, own: words },
    { file: "place-photos.ts", content: { placePhotos: shown }, own: words },
    {
      file: "privacy.ts",
      content: { sections: privacy.sections },
      own: words.privacy,
    },
  ];
  // The other texts in there are facts, or cannot be without words.
  const optional = /\.(?:answers\.\w+|details\.\w+|alt)$/;
  return files.flatMap(({ file, content, own }) =>
    sentencesIn(content, own)
      .filter((sentence) => sentence.english !== "" && !sentence.words)
      .filter(({ path }) => optional.test(path.join(".")))
      .map(
        ({ path, english }) =>
          `${file}: ${fieldName(content, path)}: has no words yet, and pages show the English ones: ${english.slice(0, 64)}`,
      ),
  );
}
