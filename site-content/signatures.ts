import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Content, ModuleMessages } from "@/content-rules/content";
import { text, type ContentOf } from "@/content-rules/fields/field";
import { paths, type Path } from "@/content-rules/fields/paths";
import type { KeyPath } from "@/content-rules/walk";
import { englishContent } from "./english";
import { languages, type Language } from "./languages";
import { clinicalPages, pageTextsIn, type PageText } from "./pages-of-texts";

/** The name of the person who signs. */
export const signerName = text(2, 60, "Name");

/** A person's statement that they have read a page in a language, and that the page is true. */
const signature = z.strictObject({
  name: signerName,
  clinician: z.boolean(),
  date: z.iso.date(),
  /**
   * A hash of each text and fact of the page, by its path, joined by dots: the first eight hex digits of SHA-256. In English
   * it is of the English text; in another language, of the English text and the translation.
   */
  hashes: z.record(z.string(), z.string()),
});
type Signature = ContentOf<typeof signature>;

/** The signatures by the code of the language and the path, such as "hi /speech-therapy". */
export type Signatures = Readonly<Record<string, Signature>>;

/** The key of a page in a language among the signatures. */
export const signatureKey = (path: Path, { code }: Pick<Language, "code">): string =>
  `${code} ${path}`;

/**
 * The file of a signature. Each page has its own in each language, so that git merges what two people sign on one day.
 */
export const signatureFile = (path: Path, { code }: Pick<Language, "code">): string =>
  `content/signatures/${code}-${path.slice(1).replaceAll("/", "-") || "home"}.json`;

/** Every signature on disk, and one error for each file that is broken. */
export function readSignatures(): {
  readonly signatures: Signatures;
  readonly errors: readonly string[];
} {
  const signatures: Record<string, Signature> = {};
  const errors: string[] = [];
  for (const language of languages)
    for (const path of paths) {
      const file = signatureFile(path, language);
      if (!existsSync(file)) continue;
      try {
        signatures[signatureKey(path, language)] = signature.parse(
          JSON.parse(readFileSync(file, "utf8")),
        );
      } catch {
        errors.push(
          `${file}: is broken, perhaps by a merge: delete the file, and sign the page again (npm run edit).`,
        );
      }
    }
  return { signatures, errors };
}

/** A page that nobody has signed in a language, or that has changed since. */
export type OpenPage = {
  readonly path: Path;
  readonly language: Language;
  readonly state: "unsigned" | "changed";
  /** The texts that were added, changed or removed since the signature. A removed text is empty. */
  readonly changed: readonly {
    readonly path: KeyPath;
    readonly text: string;
  }[];
};

/**
 * A signature of a page as it is now.
 *
 * @param who - name, whether a clinician, and ISO date
 */
export const signatureOf = (
  path: Path,
  who: Omit<Signature, "hashes">,
  content: Content,
  messages: ModuleMessages | undefined,
): Signature => ({
  ...who,
  hashes: Object.fromEntries(
    pageTextsIn(content, messages)
      .filter(({ pages }) => pages.includes(path))
      .map(({ key, hash }) => [key, hash]),
  ),
});

/** Every page that is open in a language, in the order of the sitemap. */
export function openPages(
  content: Content,
  language: Language,
  signatures: Signatures,
): readonly OpenPage[] {
  const clinical = clinicalPages(content);
  const texts = pageTextsIn(content, language.messages);
  return paths.flatMap((path): readonly OpenPage[] => {
    const signature = signatures[signatureKey(path, language)];
    if (!signature || (clinical.has(path) && !signature.clinician))
      return [{ path, language, state: "unsigned", changed: [] }];
    const changed = changedTexts(path, texts, signature);
    return changed.length === 0 ? [] : [{ path, language, state: "changed", changed }];
  });
}

/** The texts of a page that were added, changed or removed since its signature. A removed text is empty. */
function changedTexts(
  path: Path,
  texts: readonly PageText[],
  { hashes }: Signature,
): OpenPage["changed"] {
  const onPage = texts.filter(({ pages }) => pages.includes(path));
  const keys = new Set(onPage.map(({ key }) => key));
  return [
    ...onPage
      .filter(({ key, hash }) => hashes[key] !== hash)
      .map(({ path, text }) => ({ path, text })),
    ...Object.keys(hashes)
      .filter((key) => !keys.has(key))
      .map((key) => ({ path: key.split("."), text: "" })),
  ];
}

/** The ISO date of the signature of a page; undefined while the page is unsigned or has changed since. */
export function reviewDate(path: Path, language: Language): string | undefined {
  const { signatures } = readSignatures();
  const isOpen = openPages(englishContent, language, signatures).some((open) => open.path === path);
  return isOpen ? undefined : signatures[signatureKey(path, language)]?.date;
}
