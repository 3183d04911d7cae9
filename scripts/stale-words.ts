import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { english } from "@/content/all";
import type { Language } from "@/content/languages";
import { translatedFrom } from "@/content/translate";
import type { SiteContent } from "@/content/words";

/** By the name of each module of words: the first eight digits of the SHA-256 of its English sentences. */
export type Fingerprints = Readonly<Record<string, string>>;

/** What English content has to have, for its sentences to be looked up in a language. */
type English = Pick<
  SiteContent,
  "serviceFacts" | "placePhotos" | "privacy" | "guides"
> &
  Readonly<Record<string, unknown>>;

/** Where the fingerprints of a language are kept. */
export const fingerprintFile = ({ code }: Language) =>
  `content/${code}/translated.json`;

/**
 * Content in modules that are translated as one: as content/all.ts names them, and each guide apart, since it fills a
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

/** The fingerprints of the English as it is, for each module that the language has words for. */
export function fingerprints(
  { words }: Language,
  content: English = english,
): Fingerprints {
  const own = words === undefined ? {} : modulesOf(words);
  return Object.fromEntries(
    Object.entries(modulesOf(content))
      .map(
        ([name, module]) => [name, translatedFrom(module, own[name])] as const,
      )
      .filter(([, sentences]) => sentences.length > 0)
      .map(([name, sentences]) => [name, fingerprint(sentences)]),
  );
}

const fingerprint = (sentences: readonly string[]) =>
  createHash("sha256").update(sentences.join("\n")).digest("hex").slice(0, 8);

/**
 * What a translation has to catch up with, one line each: modules whose English has changed, and English sentences that
 * the language has no words for.
 *
 * @param known - the fingerprints that were kept; a test hands in its own
 */
export function staleWords(
  language: Language,
  content: English = english,
  known: Fingerprints = keptFingerprints(language),
): readonly string[] {
  if (language.words === undefined) return [];
  const folder = `content/${language.code}`;
  const changed = Object.entries(fingerprints(language, content))
    .filter(([name, now]) => known[name] !== now)
    .map(
      ([name, now]) =>
        `${folder}: ${name}: the English has changed since it was translated; bring ${folder}/ up to date, then run npm run launch-check -- --translated (or write "${now}" into ${fingerprintFile(language)})`,
    );
  const without = optionalSentences(language.words, content)
    .filter(({ text, own }) => text !== "" && !own)
    .map(
      ({ file, field, text }) =>
        `${folder}/${file}: ${field}: has no words yet, and pages show the English ones: ${text.slice(0, 64)}`,
    );
  return [...changed, ...without];
}

/** The fingerprints of the English that the words of a language were made from. */
export function keptFingerprints(language: Language): Fingerprints {
  const file = fingerprintFile(language);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Fingerprints)
    : {};
}

type OptionalSentence = {
  readonly file: string;
  readonly field: string;
  readonly text: string;
  readonly own: string | undefined;
};

/** Sentences that the clinic may give in English alone, and still build: the types of content/words.ts ask for all others. */
function optionalSentences(
  words: NonNullable<Language["words"]>,
  { serviceFacts, placePhotos, privacy }: English,
): readonly OptionalSentence[] {
  return [
    ...serviceFacts.flatMap(({ href, answers }) =>
      Object.entries(answers).map(([id, answer]) => ({
        file: "service-facts.ts",
        field: `${href} answers.${id}`,
        // Its list of what is unconfirmed is no answer.
        text: typeof answer === "string" ? answer : "",
        own: words.serviceFacts[href]?.answers[id],
      })),
    ),
    ...placePhotos
      .filter(({ src }) => src !== undefined)
      .map(({ name, alt }) => ({
        file: "place-photos.ts",
        field: `${name} alt`,
        text: alt,
        own: words.placePhotos[name]?.alt,
      })),
    ...privacy.sections.flatMap((section) => {
      if (!("details" in section)) return [];
      const own = words.privacy.sections[section.id].details ?? {};
      return Object.entries(section.details).map(([name, text]) => ({
        file: "privacy.ts",
        field: `${section.id} details.${name}`,
        text: text as string,
        own: Reflect.get(own, name) as string | undefined,
      }));
    }),
  ];
}
