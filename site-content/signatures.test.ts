import { mkdirSync, writeFileSync } from "node:fs";
import { contentRule, type Content } from "@/content-rules/content";
import { descriptions } from "@/content-rules/fields/field";
import { paths, type Path } from "@/content-rules/fields/paths";
import { temporaryFolder } from "@/scripts/testing/temporary-folder.fixture";
import { contentErrors, progress } from "./checks";
import { englishContent } from "./english";
import { bangla, finishedContent, withValue } from "./finished.fixture";
import { english, type Language } from "./languages";
import { clinicalPages, pageTextsIn } from "./pages-of-texts";
import {
  readSignatures,
  reviewDate,
  signatureFile,
  signatureKey,
  signatureOf,
  type Signatures,
} from "./signatures";

const who = { name: "Asha Sen", clinician: true, date: "2026-11-23" };
const languages: readonly Language[] = [english, bangla];
const sign = (path: Path, { messages }: Language) =>
  signatureOf(path, who, englishContent, messages);

/** The signatures of every page in both languages. */
const signatures: Signatures = Object.fromEntries(
  languages.flatMap((language) =>
    paths.map((path) => [signatureKey(path, language), sign(path, language)]),
  ),
);

/** The open pages of content, as their languages and paths. */
const openIn = (content: typeof englishContent, ofLanguages = languages) =>
  progress(content, ofLanguages, signatures).pages.map(
    ({ language, path }) => `${language.code} ${path}`,
  );

test("every text, fact and source belongs to a page, unless the rule of its file names none", () => {
  const homeless = pageTextsIn(englishContent).filter(
    ({ pages, path: [module] }) =>
      pages.length === 0 &&
      descriptions.get(contentRule.shape[module as keyof Content])?.pages?.length !== 0,
  );

  expect(homeless).toEqual([]);
});

test("no page is open once each is signed in each language", () => {
  expect(openIn(englishContent)).toEqual([]);
  expect(progress(englishContent, languages, {}).pages).toHaveLength(
    paths.length * languages.length,
  );
});

test("a change of an English text opens the page in each language, and says what it was and is", () => {
  const content = withValue("home.intro", "New.", englishContent);

  const { pages } = progress(content, languages, signatures);

  const before = englishContent.home.intro;
  const changed = [{ path: ["home", "intro"], before, after: "New." }];
  expect(pages).toEqual(
    languages.map((language) => ({ path: "/", state: "changed", language, changed })),
  );
});

test("a change of a message opens the page in its language only", () => {
  const home = { intro: "নতুন।" };
  const changed = { ...bangla, messages: { ...bangla.messages, home } };

  expect(openIn(englishContent, [english, changed])).toEqual(["bn /"]);
});

test("a new text, a removed text and other opening hours open a signed page", () => {
  const added = withValue("visitStory.tips.more", "More to come.", englishContent);
  const removed = withValue(
    "visitStory.tips",
    { readTogether: englishContent.visitStory.tips["readTogether"] },
    englishContent,
  );
  const times = [{ opens: "03:00", closes: "03:30" }];
  const hours = withValue("site.hours", [{ days: ["Monday"], times }], englishContent);

  for (const content of [added, removed])
    expect(openIn(content)).toEqual(["en /first-visit", "bn /first-visit"]);
  expect(openIn(hours)).toEqual(["en /", "bn /"]);
  expect(progress(hours, [english], signatures).pages[0]?.changed).toMatchObject([
    { after: "Monday, 03:00, 03:30" },
  ]);
  expect(progress(removed, [english], signatures).pages[0]?.changed).toContainEqual({
    path: ["visitStory", "tips", "goSlowly"],
    before: englishContent.visitStory.tips["goSlowly"],
    after: "",
  });
});

test("a fact has its pages and its name, and asks for its message until the language has one", () => {
  const fees = "services.speech-therapy.answers.fees";
  const factsOf = (content: typeof englishContent) =>
    progress(content, languages, {}).facts.filter(({ path }) => path.join(".") === fees);

  const answers = { ...finishedContent.services["speech-therapy"]!.answers };
  const open = { ...answers, fees: "", unconfirmed: ["fees"] };
  expect(factsOf(withValue("services.speech-therapy.answers", open))).toEqual([
    expect.objectContaining({ name: "Fees", pages: ["/speech-therapy"], value: "" }),
  ]);
  expect(factsOf(finishedContent)).toMatchObject([{ value: answers.fees, language: bangla }]);
  // Empty on purpose: parents should ask.
  expect(factsOf(withValue(fees, ""))).toEqual([]);
});

test("a signature of a page about children's health counts only from a clinician", () => {
  const byParents = Object.fromEntries(
    Object.entries(signatures).map(([key, signature]) => [key, { ...signature, clinician: false }]),
  );
  const clinical = clinicalPages(englishContent);

  expect(progress(englishContent, [english], byParents).pages.map(({ path }) => path)).toEqual(
    paths.filter((path) => clinical.has(path)),
  );
  expect([...clinical].sort()).toEqual(
    [...Object.values(englishContent.services), ...Object.values(englishContent.concerns)]
      .map(({ href }) => href)
      .sort(),
  );
});

describe("on disk", () => {
  const folder = temporaryFolder();
  beforeAll(() => {
    process.chdir(folder);
    mkdirSync("content/signatures", { recursive: true });
  });
  const write = (path: Path, text: string) => writeFileSync(signatureFile(path, english), text);

  test("each page has its own file, whose date is the review date until the page changes", () => {
    const signature = sign("/", english);
    write("/", JSON.stringify(signature));
    expect(readSignatures()).toEqual({ signatures: { "en /": signature }, errors: [] });
    expect(reviewDate("/", english)).toBe(who.date);
    expect(reviewDate("/", bangla)).toBeUndefined();

    const texts = { ...signature.texts, "home.intro": "Other." };
    write("/", JSON.stringify({ ...signature, texts }));
    expect(reviewDate("/", english)).toBeUndefined();
  });

  test.each(["", "<<<<<<< HEAD", '{ "name": "" }'])(
    "a file with %j is named with its remedy, and its page is not signed",
    (text) => {
      write("/autism", text);

      const { signatures, errors } = readSignatures();
      expect(Object.keys(signatures)).toEqual(["en /"]);
      expect(errors).toEqual([
        "content/signatures/en-autism.json: is broken, perhaps by a merge: delete the file, and sign the page again (npm run edit).",
      ]);
      expect(contentErrors()).toContain(errors[0]);
    },
  );
});
