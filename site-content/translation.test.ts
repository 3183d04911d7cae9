import { contentProblems } from "./checks";
import { contentIn } from "./content";
import { englishContent } from "./english";
import { bangla, finishedContent, withValue } from "./finished.fixture";
import { addressIn, english, languages } from "./languages";
import { translate } from "./translate";
import { changedParts, unfinishedMessages } from "./translation-rules";

test("finds list entries by id in any order, and translates a value that two places share only at the path that has a message", () => {
  const crying = { crying: { question: "अगर बच्चा रोए, तो?" } };
  const { services, sharedQuestions } = translate(englishContent, {
    services: { "speech-therapy": { questions: crying } },
  });
  const cryingOf = (id: string) =>
    services[id]!.questions.find((question) => question.id === "crying");

  expect(cryingOf("speech-therapy")).toMatchObject(crying.crying);
  for (const { question } of [cryingOf("special-education")!, sharedQuestions.crying])
    expect(question).toBe(englishContent.sharedQuestions.crying.question);
});

test("a text that the clinic takes back in English is gone in Hindi too", () => {
  const facts = { answers: { fees: "एक घंटे के ₹1,500।" } };
  const emptied = withValue("services.speech-therapy.answers.fees", "");
  const { services } = translate(emptied, { services: { "speech-therapy": facts } });

  expect(services["speech-therapy"]).toHaveProperty("answers.fees", "");
});

/** What is wrong when these are the only Hindi messages. */
const problemsOf = (messages: object, content = englishContent) =>
  contentProblems(content, {
    ...languages[1]!,
    messages: messages as NonNullable<(typeof languages)[1]["messages"]>,
  }).map(({ path, message }) => `${path.join(".")}: ${message}`);

test.each([
  ["हम सुनेंगे.", "This character is wrong here: ."],
  ["हम सुनेंगे. फिर बोलेंगे।", "This character is wrong here: ."],
  ["हम सुनेंगे ।", "This character is wrong here:  ।"],
  ["१४ साल में", "This character is wrong here: १"],
  ["Please call us today", "This is English."],
  ["आइए, কথা বলি।", "Some words are in another script."],
  ["x".repeat(41), "1 characters too long"],
])("finds the mistake in %s", (start, problem) => {
  expect(problemsOf({ home: { start } })).toContainEqual(
    expect.stringContaining(`home.start: ${problem}`),
  );
});

test("pages show texts composed and without invisible characters, however they were typed", () => {
  const home = { start: "\u200Bफ\u093Cोन कर\u200Dें\uFEFF" };
  const language = { ...bangla, messages: { home } };

  expect(contentIn(language).home.start).toBe("फ़ोन कर\u200Dें".normalize("NFC"));
});

test.each([
  "भेज रहे हैं...",
  "\u200Bफ\u095Eोन करें\uFEFF",
  "डॉ. मीरा कपूर, CR Park",
  "बी.एड., एम.फिल. और मार्केट नं. 2",
  "पीएच.डी. (स्पीच और हियरिंग), मैसूर",
  "बी.फार्मा. और पीएचडी. (2019)",
  "14 साल तक।",
  "K7 में WhatsApp पर",
  "Asha Sen",
])("finds no mistake in %s", (start) => {
  expect(problemsOf({ home: { start } })).toEqual([]);
});

test.each([
  "D.Ed. Spl. Ed. (IDD)",
  "Master of Audiology and Speech Language Pathology, AIISH Mysuru",
  "डिप्लोमा. स्पेशल एजुकेशन.",
])("a degree is written as its university does: %s", (training) => {
  const speech = { training };

  expect(problemsOf({ people: { entries: { speech } } }, finishedContent)).toEqual([]);
});

test("a message without an English text is an error that names its key", () => {
  const messages = {
    home: { strat: "शुरू करें", startingPoints: { lost: { text: "खोया" } } },
    site: { phone: "+919650012345" },
  };

  expect(problemsOf(messages)).toEqual([
    "home.strat: The English has no text with this key.",
    "home.startingPoints.lost.text: The English has no text with this key.",
    "site.phone: The English has no text with this key.",
  ]);
});

test("what is wrong in English already is no error of the translation", () => {
  const content = withValue("home.start", "");

  expect(contentProblems(content, english)).toHaveLength(1);
  expect(problemsOf({}, content)).toHaveLength(0);
});

test("lists texts that lack a message or have another link, but neither other numbers nor facts that may stay English", () => {
  const { intro } = finishedContent.home;
  const content = withValue("home.intro", `${intro} From 18 months.`);
  const messages = {
    home: { intro: "डेढ़ साल से सबके लिए यहाँ।", start: "", helpMore: "[थेरेपी](/service)" },
  };

  const open = unfinishedMessages(content, messages).map(({ path }) => path.join("."));

  expect(open).toContain("home.helpMore");
  expect(open).toContain("home.start");
  for (const done of [
    "home.intro",
    "people.entries.speech.name",
    "site.address.street",
    "textPages.privacy.sections.who-decides.details.legalName",
  ])
    expect(open).not.toContain(done);
});

test.each([
  ["/", "/hi"],
  ["/contact#consultation", "/hi/contact#consultation"],
  ["/#booking", "/hi#booking"],
  ["/fees.pdf", "/fees.pdf"],
  ["/fees.pdf#page=2", "/fees.pdf#page=2"],
  ["https://example.org/a", "https://example.org/a"],
])("in another language, the address %s is %s: a file is no page", (href, expected) => {
  expect(addressIn({ ...bangla, code: "hi" }, href)).toBe(expected);
});

test("throws an error that says what to add when a language has no script", () => {
  const unknown = { code: "xx", tag: "xx", name: "Xx", messages: {} };

  expect(() => contentProblems(englishContent, unknown)).toThrow(/scripts has no entry for xx/);
});

test("finds numbers, links and placeholders that only the text or only the message has", () => {
  expect(changedParts("Call {phone}", "फ़ोन करें")).toEqual(["{phone}"]);
  expect(changedParts("[112](tel:112), by 9 months", "[112](tel:113), 6 महीने तक")).toEqual([
    "](tel:112)",
    "9",
    "](tel:113)",
  ]);
  expect(changedParts("at nine years", "9 साल में")).toEqual([]);
});
