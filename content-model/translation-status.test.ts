/** @jest-environment node */
import * as hindi from "./hindi";
import type { Language } from "./languages";
import { hashes, unfinishedMessages } from "./translation-status";

const language: Language = {
  code: "hi",
  tag: "hi-IN",
  name: "हिंदी",
  messages: {
    home: { home: { start: "आइए", steps: { by9: "9 महीने तक" } } },
    services: { services: { speech: { title: "स्पीच", lead: "बोलना" } } },
  },
  reviewed: ["services/speech.ts"],
};
const speech = {
  id: "speech",
  href: "/speech",
  title: "Speech",
  lead: "Late to talk?",
};
const english = {
  home: { home: { start: "Come", steps: { by9: "By 9 months" } } },
  services: { services: [speech] },
};
const known = hashes(language, () => true, english);
const unfinished = (modules: typeof english) =>
  unfinishedMessages(language, modules, known).slice(1);

test("lists each file that no native reader has read", () => {
  expect(unfinishedMessages(language, english, known)).toEqual([
    "content/hi/home.ts: no native reader at the clinic has read it",
  ]);
});

test("lists each sentence whose English has changed, and no other", () => {
  const services = { services: [{ ...speech, lead: "Talks late?" }] };

  expect(unfinished({ ...english, services })).toEqual([
    "content/hi/services/speech.ts: lead: the English has changed since it was translated: Talks late?",
  ]);
});

test("compares numbers and links in a changed sentence too", () => {
  const home = { home: { start: "Come", steps: { by9: "By 8 months" } } };

  expect(unfinished({ ...english, home })).toEqual([
    expect.stringContaining("steps.by9: the English has changed"),
    expect.stringContaining("steps.by9: has other numbers or links, 8"),
  ]);
});

test("finds the entries of a list by id when their order changes", () => {
  const services = { services: [{ ...speech, id: "new" }, speech] };

  expect(unfinished({ ...english, services })).toEqual([
    expect.stringContaining("services/new.ts: title: has no message yet"),
    expect.stringContaining("services/new.ts: lead: has no message yet"),
  ]);
});

test("hashes only the sentences of the chosen files", () => {
  const isSpeech = (file: string) => file.endsWith("/services/speech.ts");

  expect(Object.keys(hashes(language, isSpeech, english))).toEqual([
    "services.services.speech.title",
    "services.services.speech.lead",
  ]);
});

/** Fields that the clinic fills in English first. Pages mark them as English until they have a Hindi message. */
const filledByTheClinic =
  /answers\.|details\.|founderName|place-photos\.ts: .*alt/;

test("Hindi has a message for every text, except for fields that the clinic fills", () => {
  const site: Language = { ...language, messages: hindi };
  const missing = unfinishedMessages(site).filter(
    (line) => line.includes("has no message") && !filledByTheClinic.test(line),
  );

  expect(missing).toEqual([]);
});
