import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Content, ModuleMessages } from "@/content-rules/content";
import { text, type ContentOf } from "@/content-rules/fields/field";
import { paths, type Path } from "@/content-rules/fields/paths";
import type { KeyPath } from "@/content-rules/walk";
import { englishContent } from "@/content/modules";
import { languages, type Language } from "./languages";
import { clinicalPages, pageTextsIn } from "./pages-of-texts";
import { translate } from "./translate";

export const signerName = text(2, 60, "Name");

const texts = z.record(z.string(), z.string());

/** A person's statement that they have read a page in a language, and that the page is true. */
const signature = z.strictObject({
  name: signerName,
  clinician: z.boolean(),
  date: z.iso.date(),
  /** Each text and fact of the page as it was signed, by its path, joined by dots. */
  texts,
  /** The same in English, if that is another language: a change of either opens the page. */
  english: texts.optional(),
});
type Signature = ContentOf<typeof signature>;

export type Signatures = Readonly<Record<string, Signature>>;

/** The key of a page in a language among the signatures. */
export const signatureKey = (path: Path, { code }: Pick<Language, "code">): string =>
  `${code} ${path}`;

/** One file for each page and language, so that git merges what two people sign. */
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
        const json: unknown = JSON.parse(readFileSync(file, "utf8"));
        signatures[signatureKey(path, language)] = signature.parse(json);
      } catch {
        errors.push(
          `${file}: is broken, perhaps by a merge: delete the file, and sign the page again (npm run edit).`,
        );
      }
    }
  return { signatures, errors };
}

export const signatureOf = (
  path: Path,
  who: Pick<Signature, "name" | "clinician" | "date">,
  content: Content,
  messages: ModuleMessages | undefined,
): Signature => ({
  ...who,
  texts: textsOn(path, translate(content, messages)),
  ...(messages && { english: textsOn(path, content) }),
});

const textsOn = (path: Path, content: Content): Signature["texts"] =>
  Object.fromEntries(
    pageTextsIn(content)
      .filter(({ pages }) => pages.includes(path))
      .map(({ key, text }) => [key, text]),
  );

/** A text that is not as it was signed. It is empty where there was or is none. */
type ChangedText = { readonly path: KeyPath; readonly before: string; readonly after: string };

export type OpenPage = {
  readonly path: Path;
  readonly language: Language;
  readonly state: "unsigned" | "changed";
  readonly changed: readonly ChangedText[];
};

/** Every page that is open in a language, in the order of the sitemap. */
export function openPages(
  content: Content,
  language: Language,
  signatures: Signatures,
): readonly OpenPage[] {
  const clinical = clinicalPages(content);
  return paths.flatMap((path): readonly OpenPage[] => {
    const signed = signatures[signatureKey(path, language)];
    if (!signed || (clinical.has(path) && !signed.clinician))
      return [{ path, language, state: "unsigned", changed: [] }];
    const now = signatureOf(path, signed, content, language.messages);
    const changed = [
      ...changedTexts(signed.texts, now.texts),
      ...changedTexts(signed.english, now.english),
    ];
    return changed.length === 0 ? [] : [{ path, language, state: "changed", changed }];
  });
}

const changedTexts = (
  before: Signature["texts"] = {},
  after: Signature["texts"] = {},
): readonly ChangedText[] =>
  Object.keys({ ...after, ...before })
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ path: key.split("."), before: before[key] ?? "", after: after[key] ?? "" }));

/** The ISO date of a page's signature; undefined while it is unsigned or has changed. */
export function reviewDate(path: Path, language: Language): string | undefined {
  const { signatures } = readSignatures();
  const isOpen = openPages(englishContent, language, signatures).some((open) => open.path === path);
  return isOpen ? undefined : signatures[signatureKey(path, language)]?.date;
}
