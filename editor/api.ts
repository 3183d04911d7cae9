/** The API of the editor: server.ts calls the exported function that a request names, with its JSON body. */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";
import type * as englishModules from "@/content-model/english";
import { fieldId } from "@/content-model/marks";
import { english, languages } from "@/content-model/languages";
import { needsMessage } from "@/content-model/translation-rules";
import { pagesInSitemapOrder, paths, type Path } from "@/content-model/paths";
import {
  fieldsOfPage,
  needsClinician,
  progress,
  signPage,
  type Signatures,
} from "@/content-model/signatures";
import { advice, InputError, newErrors, typographic } from "./check";
import { sharedPaths } from "./definitions";
import { allFields, labelOf, settle, type Field } from "./fields";
import { loadContent, type LoadedContent as Content } from "./load";
import { savePhoto } from "./photo";
import { save, valueAt, type Change } from "./save";
import { unknownWords } from "./spelling";

/** A new value of a field, which a request names by its id. `before` is the value that the page showed. */
type Edit = {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
};

/** How a fact is settled. "confirm": its value is right. "ask": it is empty, and parents should ask the clinic. */
type Settle = { readonly id: string; readonly how: "confirm" | "ask" };

const signaturesFile = "content/signatures.json";
const wordsFile = "cspell.json";

/** The changes since the editor was started, oldest first. */
const sitting: {
  readonly label: string;
  readonly changes: readonly Change[];
  undone: boolean;
}[] = [];

/** What is left to do, the pages, and the changes of this sitting. */
export async function state() {
  const content = await loadContent();
  const { facts, pages } = currentProgress(content);
  const names = pageNames(content.english as typeof englishModules);
  return {
    languages: languages.map(({ code, name }) => ({ code, name })),
    pages: paths.map((path) => ({
      path,
      title: names[path],
      clinical: needsClinician(path),
    })),
    facts: facts.map(({ path, pages: [page = "/"], language = english }) => ({
      id: fieldId(language.code, path),
      language: language.code,
      languageName: language.name,
      page,
      label: labelOf({ path }),
    })),
    open: pages.map(({ path, language, state: why, changed }) => ({
      path,
      language: language.code,
      why,
      changed: changed.map(({ text }) => text),
    })),
    signed: Object.entries(readSignatures()).map(([key, { name, date }]) => ({
      key,
      name,
      date,
    })),
    sitting: sitting.map(({ label, changes, undone }) => ({
      label,
      undone,
      texts: changes
        .filter(({ after }) => typeof after === "string")
        .map(({ before, after }) => [String(before ?? ""), String(after)]),
    })),
  };
}

/**
 * The name of each page for the editor: its title in its content or in the navigation, otherwise on its social card.
 */
function pageNames({
  pages,
  services,
  concerns,
  notices,
  navigation,
}: typeof englishModules) {
  const links = Object.values(navigation.navigation);
  const all = [
    ...services.services,
    ...concerns.concerns,
    ...notices.notices,
    ...links.map(({ href, label }) => ({ href, title: label })),
  ];
  const cards = pagesInSitemapOrder({
    ...pages,
    ...services,
    ...concerns,
    ...notices,
  });
  return Object.fromEntries(
    paths.map((path) => [
      path,
      all.find(({ href }) => href === path)?.title ?? cards[path].card.title,
    ]),
  ) as Record<Path, string>;
}

/**
 * A field in every language, the pages that change with it, and whether it is an open fact that parents may ask for.
 */
export async function field({ id }: { readonly id: string }) {
  const content = await loadContent();
  const fields = allFields(content);
  const { path, kind } = fieldWith(fields, id);
  const fact = currentProgress(content).facts.find(
    (open) =>
      open.language === undefined && open.path.join(".") === path.join("."),
  );
  const twins = [path, ...(await sharedPaths(english.code, path))].map((twin) =>
    twin.join("."),
  );
  return {
    id,
    kind,
    label: labelOf({ path }),
    open: fact !== undefined,
    canAsk: path.includes("answers"),
    isExample: isExample(path),
    texts: languages.flatMap(({ code, name }) => {
      const text = fields.get(fieldId(code, path));
      const isEnglish = code === english.code;
      // A number or an address line reads the same in every language.
      const hasMessage =
        kind === "text" && (needsMessage(path) || text?.value !== undefined);
      return text && (isEnglish || hasMessage)
        ? [{ id: text.id, code, name, value: text.value }]
        : [];
    }),
    pages: paths.filter((page) =>
      fieldsOfPage(page).some((other) => twins.includes(other.join("."))),
    ),
  };
}

/**
 * The fields of a page that are not in `visible`, such as titles, text alternatives and photos: its texts in a
 * language, and its facts.
 */
export async function hidden({
  page,
  language,
  visible,
}: {
  readonly page: Path;
  readonly language: string;
  readonly visible: readonly string[];
}) {
  const keys = fieldsOfPage(page).map((path) => path.join());
  return [...allFields(await loadContent()).values()]
    .filter(
      (found) =>
        // A fact that has parts, such as the address, is one field of the page.
        keys.includes(found.path.join()) ||
        keys.includes(found.path.slice(0, 3).join()) ||
        // A photo has no text of its own until it is chosen.
        (found.kind === "photo" && page === "/"),
    )
    .filter((found) => found.language === language || isFact(found))
    .filter(({ id }) => !visible.includes(id))
    .map(({ id, value, ...found }) => ({ id, value, label: labelOf(found) }));
}

/** Whether a field is a fact that is not a text, which has one value for all languages. */
const isFact = ({ language, kind }: Field) =>
  language === english.code && kind !== "text";

/**
 * Checks edits before they are saved. Returns new errors, advice, and English words that the spelling check does not
 * know.
 */
export async function check({ edits }: { readonly edits: readonly Edit[] }) {
  const content = await loadContent();
  const changes = changesOf(allFields(content), edits);
  const texts = changes.filter(
    ({ language, after }) =>
      language === english.code && typeof after === "string",
  );
  return {
    errors: newErrors(content, changes),
    advice: advice(content, changes),
    words: (
      await Promise.all(texts.map(({ after }) => unknownWords(String(after))))
    ).flat(),
  };
}

/**
 * Saves edits. With `settled` it also settles a fact; if parents should ask, it drops the edits and empties the fact.
 */
export async function change({
  edits,
  settled,
}: {
  readonly edits: readonly Edit[];
  readonly settled?: Settle;
}) {
  const content = await loadContent();
  const fields = allFields(content);
  const changes = [...changesOf(fields, edits)];
  if (settled !== undefined) {
    const { path, value } = fieldWith(fields, settled.id);
    if (isExample(path) && settled.how === "confirm" && changes.length === 0)
      throw new InputError(
        "This is an example. Type what a parent has given you, with their written consent.",
      );
    // Pages show the question while the answer is empty in every language.
    if (settled.how === "ask")
      changes.splice(0, Infinity, ...answersRemoved(fields, path, value));
    changes.push(settle(content, { path }));
  }
  const path = settled && fieldWith(fields, settled.id).path;
  await apply(
    content,
    changes,
    labelOf({ path: path ?? changes[0]?.path ?? [] }),
    path,
  );
}

/** Whether a field is a part of a testimonial that is an example until a parent has written one. */
const isExample = ([module, , , key = ""]: readonly string[]) =>
  module === "testimonials" && ["content", "location"].includes(key);

/** The changes that empty an answer, and remove its messages. */
const answersRemoved = (
  fields: ReadonlyMap<string, Field>,
  path: readonly string[],
  answer: unknown,
): readonly Change[] =>
  languages.flatMap(({ code }): readonly Change[] => {
    if (code === english.code)
      return [{ language: code, path, before: answer, after: "" }];
    const before = fields.get(fieldId(code, path))?.value;
    return before === undefined
      ? []
      : [{ language: code, path, before, after: undefined }];
  });

/** Takes back a change of the sitting; `index` is its position in the list. */
export async function undo({ index }: { readonly index: number }) {
  const entry = sitting[index];
  if (entry === undefined || entry.undone)
    throw new InputError("This change was taken back already.");
  await save(
    entry.changes
      .map(({ before, after, ...rest }) => ({
        ...rest,
        before: after,
        after: before,
      }))
      .reverse(),
  );
  entry.undone = true;
}

/** Signs a page in a language. */
export async function sign({
  page,
  language,
  name,
  clinician,
}: {
  readonly page: Path;
  readonly language: string;
  readonly name: string;
  readonly clinician: boolean;
}) {
  const content = await loadContent();
  const date = new Date().toLocaleDateString("sv", {
    timeZone: "Asia/Kolkata",
  });
  const who = { name: name.trim(), clinician, date };
  const found = languages.find(({ code }) => code === language);
  if (found === undefined || !paths.includes(page))
    throw new InputError(
      "This page is not there any more. Load the editor again.",
    );
  if (who.name.length < 2 || who.name.length > 60)
    throw new InputError("A signature needs a name of 2 to 60 characters.");
  if (needsClinician(page) && !clinician)
    throw new InputError(
      "This page has sentences about children’s health, so a clinician signs it: tick the box above.",
    );
  const signed = signPage(
    readSignatures(),
    page,
    { ...found, messages: content.messages[language]! },
    who,
    content.english,
  );
  replaceFile(signaturesFile, `${JSON.stringify(signed, null, 2)}\n`);
}

/** Adds a word to those that the spelling check knows. */
export async function keepWord({ word }: { readonly word: string }) {
  if (!/^[\p{L}’'-]{2,40}$/u.test(word))
    throw new InputError("Only a single word can be kept.");
  const settings = JSON.parse(readFileSync(wordsFile, "utf8")) as {
    words: string[];
  };
  settings.words = [...new Set([...settings.words, word])].sort((one, other) =>
    one.localeCompare(other, "en"),
  );
  const text = JSON.stringify(settings, null, 2);
  // npm run lint checks the format of the file.
  const options = { parser: "json", plugins: [babel, estree] };
  replaceFile(wordsFile, await format(text, options));
}

/** Stores a photo in a slot, with its text alternative. `data` is the photo in Base64. */
export async function photo({
  id,
  data,
  alt,
}: {
  readonly id: string;
  readonly data: string;
  readonly alt: string;
}) {
  const content = await loadContent();
  const { path, value } = fieldWith(allFields(content), id);
  const slot = path.slice(0, -1);
  const src = savePhoto(slot.at(-1)!, Buffer.from(data, "base64"));
  const before = valueAt(content.english, [...slot, "alt"]);
  await apply(
    content,
    [
      { language: english.code, path, before: value, after: src },
      {
        language: english.code,
        path: [...slot, "alt"],
        before,
        after: typographic(alt, ""),
      },
    ],
    labelOf({ path }),
  );
}

/** Saves changes and adds them to the sitting, if they break no rule. */
async function apply(
  content: Content,
  changes: readonly Change[],
  label: string,
  path?: readonly string[],
) {
  if (changes.length === 0) return;
  const errors = newErrors(content, changes, [
    ...changes.map((change) => change.path),
    ...(path ? [path] : []),
  ]);
  if (errors.length > 0) throw new InputError(errors.join("\n"));
  await save(changes);
  sitting.push({ label, changes, undone: false });
}

const changesOf = (
  fields: ReadonlyMap<string, Field>,
  edits: readonly Edit[],
): readonly Change[] =>
  edits.map(({ id, before, after }) => {
    const { language, path } = fieldWith(fields, id);
    if (typeof after !== "string")
      return { language, path, before, after: withAddresses(after) };
    if (path.at(-1) === "directions")
      return { language, path, before, after: webAddress(after) };
    const isPhone = /^(phone|whatsapp)$/.test(path.at(-1) ?? "");
    const text = isPhone ? phoneNumber(after) : typographic(after, `${before}`);
    return { language, path, before, after: text };
  });

/** Links with https:// in their addresses; any other value as it is. */
function withAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAddresses);
  const { href } = Object(value) as { href?: unknown };
  return typeof href === "string"
    ? { ...(value as object), href: webAddress(href) }
    : value;
}

/** An address with https://, which nobody types. */
const webAddress = (text: string): string =>
  text.trim().replace(/^(?!https?:)(?=[\w-]+(\.[\w-]+)+)/, "https://");

/** A phone number in E.164 format, however the clinic writes it: "98123 45678", "0 98123-45678". */
const phoneNumber = (text: string): string =>
  text.replace(/[\s()-]/g, "").replace(/^(\+91|0091|0)?(?=\d{10}$)/, "+91");

function fieldWith(fields: ReadonlyMap<string, Field>, id: string): Field {
  const found = fields.get(id);
  if (found === undefined)
    throw new InputError(
      "This text is not there any more. Load the page again.",
    );
  return found;
}

const currentProgress = (content: Content) =>
  progress(content.english, content.messages, readSignatures());

const readSignatures = () =>
  JSON.parse(readFileSync(signaturesFile, "utf8")) as Signatures;

/** Replaces a file in one step, so that a power cut leaves the old or the new one. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { flush: true });
  renameSync(`${file}.new`, file);
}
