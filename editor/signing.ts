/** Signs pages: a signature is a file of its page and language (site-content/signatures.ts). */
import { paths, type Path } from "@/content-rules/fields/paths";
import { tidyText } from "@/content-rules/fields/rich-text";
import { clinicalPages } from "@/site-content/pages-of-texts";
import { signatureFile, signatureOf, signerName } from "@/site-content/signatures";
import { hash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { readContent, type EditedContent } from "./edited-content";
import { refusal } from "./refusal";
import { replaceFile } from "./replace-file";

type SignedPage = { readonly page: Path; readonly language: string };

type Signing = SignedPage & {
  readonly name: string;
  readonly clinician: boolean;
  /** Of the content that the person has read. */
  readonly version: string;
};

/** Signs a page in a language. */
export async function sign(signing: Signing): Promise<EditedContent> {
  const { page, clinician, version } = signing;
  const edited = readContent();
  const { file, messages } = placeOf(edited, signing);
  const name = tidyText(signing.name);
  if (!signerName.safeParse(name).success) throw refusal("Type your name: 2 to 60 characters.");
  if (clinicalPages(edited.content).has(page) && !clinician)
    throw refusal(
      "This page is about children’s health, so a clinician must sign it. Tick the box above.",
    );
  if (version !== versionOf(edited))
    throw refusal("The texts have changed since you opened the page. Read it again, then sign.");
  const date = new Date().toLocaleDateString("sv", { timeZone: "Asia/Kolkata" });
  const who = { name, clinician, date };
  const signature = signatureOf(page, who, edited.content, messages);
  mkdirSync(dirname(file), { recursive: true });
  await replaceFile(file, `${JSON.stringify(signature, null, 2)}\n`);
  return edited;
}

/** Takes the signature of a page in a language back, if there is one. */
export async function unsign(page: SignedPage): Promise<EditedContent> {
  const edited = readContent();
  await rm(placeOf(edited, page).file, { force: true });
  return edited;
}

/** The file of a signature, and the messages of its language. */
function placeOf({ languages }: EditedContent, { page, language: code }: SignedPage) {
  const language = languages.find((each) => each.code === code);
  if (language === undefined || !paths.includes(page))
    throw refusal("This is not there any more. Load the page again.");
  return { file: signatureFile(page, language), messages: language.messages };
}

/** A hash of the content, which differs after any change. */
export const versionOf = ({ content, languages }: EditedContent): string =>
  hash("sha256", JSON.stringify([content, languages]));
