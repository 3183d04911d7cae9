import { type Path, paths } from "@/content-rules/paths";
import { progress } from "@/site-content/checks";
import { languages } from "@/site-content/languages";
import { needsClinician } from "@/site-content/pages-of-texts";
import {
  type Signatures,
  signPage,
  signatureKey,
} from "@/site-content/signatures";
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { loadContent, type LoadedContent as Content } from "./load";
import { refusal } from "./refusal";
import { replaceFile } from "./replace-file";

const signaturesFile = "content/signatures.json";

/**
 * Signs a page in a language.
 *
 * @param version - of the content that the person has read
 */
export async function sign({
  page,
  language,
  name,
  clinician,
  version,
}: {
  readonly page: Path;
  readonly language: string;
  readonly name: string;
  readonly clinician: boolean;
  readonly version: string;
}) {
  const content = await loadContent();
  const date = new Date().toLocaleDateString("sv", {
    timeZone: "Asia/Kolkata",
  });
  const who = { name: name.trim(), clinician, date };
  const found = languages.find(({ code }) => code === language);
  if (found === undefined || !paths.includes(page))
    throw refusal("This is not there any more. Load the page again.");
  if (who.name.length < 2 || who.name.length > 60)
    throw refusal("Type your name: 2 to 60 characters.");
  if (needsClinician(page) && !clinician)
    throw refusal(
      "This page is about children’s health, so a clinician must sign it. Tick the box above.",
    );
  if (version !== versionOf(content))
    throw refusal(
      "The texts have changed since you opened the page. Read it again, then sign.",
    );
  const signed = signPage(
    readSignatures(),
    page,
    { ...found, messages: content.messages[language]! },
    who,
    content.english,
  );
  await write(signed);
}

/** Takes the signature of a page in a language back. Without one it does nothing. */
export async function unsign({
  page,
  language,
}: {
  readonly page: Path;
  readonly language: string;
}) {
  const key = signatureKey(page, { code: language });
  const others = Object.entries(readSignatures()).filter(
    ([other]) => other !== key,
  );
  await write(Object.fromEntries(others));
}

const write = (signatures: Signatures) =>
  replaceFile(signaturesFile, `${JSON.stringify(signatures, null, 2)}\n`);

/** A hash of the content, which differs after any change. */
export const versionOf = (content: Content): string =>
  hash("sha256", JSON.stringify(content));

/** The open facts and pages, with the signatures as they are on disk. */
export const currentProgress = (content: Content) =>
  progress(content.english, content.messages, readSignatures());

export const readSignatures = () =>
  JSON.parse(readFileSync(signaturesFile, "utf8")) as Signatures;
