/** @jest-environment node */
import { contentIn } from "./content";
import { translationErrors } from "./content-errors";
import * as english from "./english";
import * as hindi from "./hindi";
import { languages } from "./languages";
import { translate } from "./translate";
import { changedParts, messageErrors } from "./translation-rules";

test.each(languages)("the messages in $name break no rule", (language) => {
  expect(translationErrors(language)).toEqual([]);
});

test("every export of a Hindi module is named as an English one", () => {
  const names = (modules: object) =>
    Object.entries(modules).flatMap(([module, own]) =>
      Object.keys(own as object).map((name) => `${module}.${name}`),
    );

  expect(names(english)).toEqual(expect.arrayContaining(names(hindi)));
});

test("pairs a list by id, whatever its order, and translates an object in every place", () => {
  const fit = { text: "It may be a fit." };
  const content = {
    pages: [
      { id: "b", title: "Two", note: fit },
      { id: "a", title: "One", note: fit },
    ],
  };
  const messages = {
    pages: { a: { title: "एक", note: { text: "दौरा" } }, b: { title: "दो" } },
  };

  expect(translate(content, messages)).toEqual({
    pages: [
      { id: "b", title: "दो", note: fit },
      { id: "a", title: "एक", note: { text: "दौरा" } },
    ],
  });
});

test("a page in Hindi has its own title and the address of the English one", () => {
  const { pages, services } = contentIn(languages[1]!);

  expect(pages["/service4"].title).toMatch(/बिहेवियरल/);
  expect(services.at(-1)).toMatchObject({
    href: "/service4",
    title: expect.stringMatching(/बिहेवियरल/) as string,
  });
});

test.each([
  ["हम सुनेंगे.", "has a sign that is written differently"],
  ["हम सुनेंगे ।", "has a sign that is written differently"],
  ["१४ साल", "has a sign that is written differently"],
  ["फ\u095Eोन", "has a sign that is written differently"],
  ["Please call us today", "is in English"],
  ["आइए, কথা বলি।", "has words of another language"],
])("finds the mistake in %s", (start, problem) => {
  expect(messagesWith(start)).toEqual([
    expect.stringContaining(`content/hi/home.ts: start: ${problem}`),
  ]);
});

test.each(["भेज रहे हैं...", "14 साल तक।", "K7 में WhatsApp पर", "Asha Sen"])(
  "finds no mistake in %s",
  (start) => {
    expect(messagesWith(start)).toEqual([]);
  },
);

/** What is wrong when Hindi has this text alone. */
const messagesWith = (start: string) =>
  messageErrors({
    code: "hi",
    tag: "hi-IN",
    name: "हिन्दी",
    messages: { home: { home: { start } } },
  });

test("a language without a script is told what to add", () => {
  expect(() =>
    messageErrors({ code: "bn", tag: "bn-IN", name: "বাংলা" }),
  ).toThrow(/scripts has no entry for bn/);
});

test("a number, a link and a placeholder that a message lost are found", () => {
  expect(changedParts("Call {phone}", "फ़ोन करें")).toEqual(["{phone}"]);
  expect(
    changedParts("[112](tel:112), by 9 months", "[112](tel:113), 6 महीने तक"),
  ).toEqual(["](tel:112)", "9", "](tel:113)"]);
  expect(changedParts("at nine years", "9 साल में")).toEqual([]);
});
