import { hindi } from "./messages-hi";

const counted = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The texts of the editor, in the languages of the people at the clinic. */
const english = {
  /** The code of this language. */
  code: "en" as "en" | "hi",
  page: "Page",
  todo: (facts: number, pages: number) =>
    facts + pages === 0
      ? "Nothing left to do"
      : `${counted(facts, "fact")} and ${counted(pages, "page")} to go`,
  facts: "Facts that only you know",
  pages: "Pages that nobody has signed since their last change",
  unsigned: "not signed",
  changed: "changed since it was signed:",
  hidden: "Not visible here",
  hiddenHelp:
    "Titles for search engines, texts that are read aloud, photos, and facts of this page.",
  changes: "My changes",
  noChanges: "No change yet.",
  undo: "Take back",
  undone: "taken back",
  save: "Save",
  close: "Close",
  again: "Try again",
  saving: "Saving…",
  saved: "Saved.",
  asked: "Saved: parents should ask you.",
  unsaved: "Your last words are not saved. Leave them?",
  loading: "The page is loading…",
  missing: "The text in the other language is missing.",
  openAsk: "Or choose that parents should ask you.",
  signedBy: "Signed:",
  openFacts: (count: number) =>
    `Open facts of this page: ${count}. Parents do not see them as true.`,
  confirm: "This is right",
  ask: "Parents should ask us",
  askHelp: "The page keeps the question, with a link to ask you on WhatsApp.",
  open: "Only you know this. Type it, then press “This is right”.",
  also: "Changes here too:",
  empty: "(empty)",
  grade: (grade: string) =>
    `Reads at school grade ${grade}: shorter sentences help parents.`,
  parts: (parts: string) =>
    `A number or a link differs from the English: ${parts}`,
  landline: (number: string) =>
    `${number} is a landline. Does it have WhatsApp?`,
  word: (word: string) => `The spelling check does not know “${word}”.`,
  keep: "Keep this word",
  conflict: "Somebody changed this text in the meantime. It now says:",
  use: "Show that one",
  sign: "I have read this page, and it is true",
  signed: "Signed. Thank you.",
  name: "Your name",
  clinician:
    "I am a clinician, and I answer for what this page says about health.",
  photo: "Choose a photo",
  consent:
    "A photo of a person needs their written consent. For a child, both parents sign. Keep the paper.",
  example:
    "This is an example. Type what a parent has given you, with their written consent. Keep the paper.",
  alt: "What the photo shows, for parents who cannot see it",
  opens: "Opens",
  closes: "Closes",
  addBreak: "Add times after a break",
  removeBreak: "Remove the last times",
  addDays: "Add days with other times",
  removeDays: "Remove these days",
  addLink: "Add a link",
  remove: "Remove",
  days: [
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
  ],
  linkName: "Name",
  linkAddress: "Address, https://…",
  look: "Only look",
  edit: "Change",
  more: "More",
};

export const messagesByLanguage = { en: english, hi: hindi };
export type Messages = typeof english;
