/** @jest-environment node */
import savedSignatures from "@/content/signatures.json" with { type: "json" };
import { bangla } from "./bangla.fixture";
import { confirmedModules, withValue } from "./confirmed.fixture";
import { moduleErrors, signatureErrors } from "./content-errors";
import * as englishModules from "./english";
import { english, languages } from "./languages";
import type { Modules } from "./modules";
import { needsClinician } from "./pages-of-texts";
import { paths, type Path } from "./paths";
import {
  fieldsOfPage,
  progress,
  reviewDate,
  signPage,
  type Signatures,
} from "./signatures";
import { translatableTextsIn, valueUnder } from "./translate";

jest.mock("./languages", () => {
  const actual =
    jest.requireActual<typeof import("./languages")>("./languages");
  const { bangla } =
    jest.requireActual<typeof import("./bangla.fixture")>("./bangla.fixture");
  return { ...actual, languages: [actual.english, bangla] };
});

const who = { name: "Asha Sen", clinician: true, date: "2026-11-23" };
const messages = Object.fromEntries(
  languages.map(({ code, messages }) => [code, messages]),
);

/** The signatures of every page in both languages. */
const signatures = languages.reduce(
  (all, language) =>
    paths.reduce((some, path) => signPage(some, path, language, who), all),
  {} as Signatures,
);

/** The English content with changes in an object at a path. */
const withChange = (path: string, change: object) => {
  const before = valueUnder(englishModules, path.split("."));
  const after = { ...Object(before), ...change } as unknown;
  return withValue(path, after, { ...englishModules });
};
const withHome = (change: object) => withChange("home.home", change);
const withFees = (fees: string, unconfirmed: readonly string[] = []) =>
  withChange("services.services.0.answers", { fees, unconfirmed });

test("every text of content/ belongs to a page", () => {
  const owned = new Set(
    paths.flatMap((path) => fieldsOfPage(path)).map(String),
  );
  const { address } = englishModules.site.site;
  const site = { site: { address } };
  const texts = translatableTextsIn({ ...englishModules, site }, undefined);

  expect(texts.filter(({ path }) => !owned.has(String(path)))).toEqual([]);
  expect(fieldsOfPage("/")).toContainEqual(["site", "site", "hours"]);
});

test("no page is open once each is signed in each language, and no fact once all are confirmed", () => {
  expect(Object.keys(signatures)).toHaveLength(paths.length * languages.length);
  expect(progress(englishModules, messages, signatures).pages).toEqual([]);
  expect(progress(confirmedModules, {}).facts).toEqual([]);
  expect(progress(englishModules, messages, {}).pages).toHaveLength(
    paths.length * languages.length,
  );
});

test("a change of an English text opens the page in each language, and names the text", () => {
  const { pages } = progress(withHome({ intro: "New." }), messages, signatures);

  const path = ["home", "home", "intro"];
  expect(pages).toEqual(
    languages.map((language) => {
      const intro: unknown = Object(language.messages?.["home"]).home?.intro;
      const changed = [{ path, text: intro ?? "New." }];
      return { path: "/", state: "changed", language, changed };
    }),
  );
});

test("a change of a message opens the page in its language only", () => {
  const changed = { ...bangla.messages, home: { home: { intro: "নতুন।" } } };

  const { pages } = progress(
    englishModules,
    { ...messages, bn: changed },
    signatures,
  );

  expect(pages.map(({ path, language }) => [path, language])).toEqual([
    ["/", bangla],
  ]);
});

test("a new text and a removed text open a signed page", () => {
  const modules = withHome({ intro: undefined, more: "More." });

  const { pages } = progress(modules, {}, signatures);

  expect(pages[0]?.changed).toEqual([
    { path: ["home", "home", "more"], text: "More." },
    { path: ["home", "home", "intro"], text: "" },
  ]);
});

test("a fact that is changed in English alone breaks no rule, and opens its page", () => {
  const modules = withFees("One session is 100 rupees.");
  expect(moduleErrors(modules)).toEqual([]);

  const { pages } = progress(modules, messages, signatures);

  expect(new Set(pages.map(({ path }) => path))).toEqual(
    new Set(["/speech-therapy"]),
  );
});

test("a page about children's health is signed by a clinician, and each signature has a name", () => {
  const sign = (path: Path, change: object) => () =>
    signPage({}, path, english, { ...who, ...change });

  expect(sign("/contact", { clinician: false })).not.toThrow();
  expect(sign("/contact", { name: " " })).toThrow(/needs a name/);
  expect(sign("/speech-therapy", { clinician: false })).toThrow(
    /a clinician must sign it/,
  );
  // A signature that was changed by hand.
  const byHand = Object.entries(signatures).map(([key, signature]) => [
    key,
    { ...signature, clinician: false },
  ]);
  expect(
    progress(englishModules, {}, Object.fromEntries(byHand))
      .pages.filter(({ language }) => language === english)
      .map(({ path }) => path),
  ).toEqual(paths.filter(needsClinician));
  expect(paths.filter(needsClinician)).toEqual(
    [...englishModules.services.services, ...englishModules.concerns.concerns]
      .map(({ href }) => href)
      .toSorted(inOrder),
  );
});

const inOrder = (one: Path, other: Path) =>
  paths.indexOf(one) - paths.indexOf(other);

test("a fact has its pages and its text, and asks for its message until the language has one", () => {
  const fees = ["services", "services", "speech-therapy", "answers", "fees"];
  const feesOf = (modules: Modules) =>
    progress(modules, { bn: {} }).facts.filter(
      ({ path }) => String(path) === String(fees),
    );

  expect(feesOf(withFees("", ["fees"]))).toEqual([
    {
      file: "content/services/speech-therapy.ts",
      field: "answers.fees",
      path: fees,
      pages: ["/speech-therapy"],
      value: "",
    },
  ]);
  expect(feesOf(withFees("100 rupees."))).toMatchObject([
    {
      file: "content/bn/services/speech-therapy.ts",
      value: "100 rupees.",
      language: bangla,
    },
  ]);
  // Empty on purpose: parents should ask.
  expect(feesOf(withFees(""))).toEqual([]);
});

test("reports a signature with an empty name or an invalid date", () => {
  const signature = signatures["en /"]!;
  Object.assign(savedSignatures, signatures);
  expect(signatureErrors()).toEqual([]);

  const changed = { ...signature, name: "", date: "today" };
  Object.assign(savedSignatures, { "en /": changed });
  expect(signatureErrors()).toEqual([
    expect.stringContaining("content/signatures.json: en /: name: "),
    expect.stringContaining("content/signatures.json: en /: date: "),
  ]);
});

test("the review date of a page is the date of its signature, until the page changes", () => {
  const intro = "home.home.intro";
  Object.assign(savedSignatures, signatures);
  expect(reviewDate("/", english)).toBe(who.date);
  expect(reviewDate("/", bangla)).toBe(who.date);

  const signature = signatures["en /"]!;
  const hashes = { ...signature.hashes, [intro]: "00000000" };
  Object.assign(savedSignatures, { "en /": { ...signature, hashes } });
  expect(reviewDate("/", english)).toBeUndefined();
});
