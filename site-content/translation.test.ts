/** @jest-environment node */
import { bangla } from "./bangla.fixture";
import { contentIn } from "./content";
import { translationErrors } from "./content-errors";
import * as english from "./english";
import { languages } from "./languages";
import type { Messages } from "./messages";
import { translate } from "./translate";
import {
  changedParts,
  messageErrors,
  unfinishedMessages,
} from "./translation-rules";

test.each(languages)("the messages in $name break no rule", (language) => {
  expect(translationErrors(language)).toEqual([]);
});

const namesIn = (modules: object) =>
  Object.entries(modules).flatMap(([module, content]) =>
    Object.keys(content as object).map((name) => `${module}.${name}`),
  );

test.each(languages)(
  "every export of a module in $name has the name of an English export",
  ({ messages = {} }) => {
    expect(namesIn(english)).toEqual(expect.arrayContaining(namesIn(messages)));
  },
);

test("finds list entries by id in any order, and translates a shared object only at the path that has a message", () => {
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

test("a translated service has a title in its language, and the same href as in English", () => {
  const { pages, services } = contentIn(bangla);

  expect(pages["/contact"].title).toBe("যোগাযোগ");
  expect(services.find(({ href }) => href === "/speech-therapy")?.title).toBe(
    "স্পিচ থেরাপি",
  );
});

test("the description of each photo of the place can have a Hindi message", () => {
  const messages: Messages["placePhotos"] = {
    door: { alt: "एक दरवाज़ा, जिस पर K7 लिखा है।" },
    founder: { alt: "एक महिला अपनी मेज़ पर।" },
  };

  expect(translate(english.placePhotos.placePhotos, messages)).toContainEqual(
    expect.objectContaining({ id: "door", alt: messages.door?.alt }),
  );
});

test.each([
  ["हम सुनेंगे.", "has a character that is wrong in this language (.)"],
  ["हम सुनेंगे ।", "has a character that is wrong in this language ( ।)"],
  ["१४ साल", "has a character that is wrong in this language (१)"],
  ["फ\u095Eोन", "has a character that is wrong in this language (\u095Eो)"],
  ["Please call us today", "is in English"],
  ["आइए, কথা বলি।", "has words in another script"],
])("finds the mistake in %s", (start, problem) => {
  expect(errorsOf(start)).toEqual([
    expect.stringContaining(`content/hi/home.ts: start: ${problem}`),
  ]);
});

test.each([
  "भेज रहे हैं...",
  "डॉ. मीरा कपूर, CR Park",
  "14 साल तक।",
  "K7 में WhatsApp पर",
  "Asha Sen",
])("finds no mistake in %s", (start) => {
  expect(errorsOf(start)).toEqual([]);
});

test("lists texts that lack a message or have another link, but neither other numbers nor facts that need no translation", () => {
  const modules = {
    home: {
      home: { start: "From 18 months", call: "[112](tel:112)", end: "Go" },
    },
    site: { site: { street: "12, Market 2" } },
    sources: { sources: { who: { title: "Children’s health" } } },
  };
  const messages = {
    home: { home: { start: "डेढ़ साल से", call: "[112](tel:113)" } },
  };

  expect(
    unfinishedMessages(modules, messages).map(({ english }) => english),
  ).toEqual(["[112](tel:112)", "Go"]);
});

/** The errors when this is the only Hindi message. */
const errorsOf = (start: string) => {
  const messages = { home: { home: { start } } };
  const hindi = { code: "hi", tag: "hi-IN", name: "हिंदी", messages };
  return messageErrors(hindi);
};

test("throws an error that says what to add when a language has no script", () => {
  const unknown = { code: "xx", tag: "xx", name: "Xx" };

  expect(() => messageErrors(unknown)).toThrow(/scripts has no entry for xx/);
});

test("finds numbers, links and placeholders that only the text or only the message has", () => {
  expect(changedParts("Call {phone}", "फ़ोन करें")).toEqual(["{phone}"]);
  expect(
    changedParts("[112](tel:112), by 9 months", "[112](tel:113), 6 महीने तक"),
  ).toEqual(["](tel:112)", "9", "](tel:113)"]);
  expect(changedParts("at nine years", "9 साल में")).toEqual([]);
});
