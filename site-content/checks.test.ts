import { existsSync, readdirSync } from "node:fs";
import {
  contentErrors,
  contentProblems,
  errorLines,
  locate,
  modulesInFolders,
  progress,
} from "./checks";
import { englishContent } from "./english";
import { finishedContent, finishedLanguages, withValue } from "./finished.fixture";
import { english } from "./languages";

test("neither the content nor that of a whole clinic has errors, and nothing of the latter is open", () => {
  expect(contentErrors()).toEqual([]);
  for (const language of finishedLanguages)
    expect(contentProblems(finishedContent, language)).toEqual([]);
  expect(progress(finishedContent, finishedLanguages, {}).facts).toEqual([]);
});

test("each module has the file that a message about it names", () => {
  const missing = Object.entries(englishContent)
    .flatMap(([module, value]) =>
      modulesInFolders.includes(module)
        ? Object.keys(value).map((name) => [module, name])
        : [[module]],
    )
    .map((path) => locate(path).file)
    .filter((file) => !existsSync(file));

  expect(missing).toEqual([]);
});

const [firstHours] = finishedContent.site.hours;
const example = "https://example.com/";
const { forms, reasons } = englishContent;

test.each<[path: string, value: unknown, error: string]>([
  ["site.phone", "98", "site.ts: phone: This has 2 digits"],
  ["site.phone", "+91 00000 00000", "site.ts: phone: This number is only an"],
  ["site.unconfirmed", ["fax"], "site.ts: fax: An unconfirmed list names"],
  ["home.fax", "98", "home.ts: fax: No rule of content-rules/ knows"],
  [
    "contact.callNumber",
    "Call {fone}",
    "contact.ts: callNumber: The page fills in nothing for {fone}",
  ],
  ["home.helpMore", "Behavioural Therapy TBD", "home.ts: helpMore: “TBD” is a note"],
  ["site.hours.0.times.0.opens", "ten", "site.ts: hours.0.times.0.opens"],
  [
    "site.hours.0.times",
    firstHours!.times.toReversed(),
    "site.ts: hours.0.times: Each time must be later",
  ],
  ["site.hours.0.times", [], "site.ts: hours.0.times: Add the opening times"],
  [
    "site.hours",
    [firstHours, { ...firstHours, days: ["Tuesday"] }],
    "site.ts: hours.1.days: Tuesday is ticked twice",
  ],
  ["site.hours", [], "site.ts: hours: Add the opening times"],
  ["site.since", 2999, "site.ts: since: 2999 is later than"],
  [
    "site.developer",
    { name: "Us", href: example },
    "site.ts: developer: This address is only an example",
  ],
  ["site.social", [{ name: "Us", href: "@k7" }], "site.ts: social.0.href"],
  ["home.intro", "K", "home.ts: intro: Too short: at least 10 characters"],
  [
    "generalPages./.title",
    "x".repeat(72),
    "general-pages.ts: /.title: 12 characters too long: at most 60",
  ],
  [
    "home.picture.src",
    "/images/no-hero.svg",
    "home.ts: picture.src: There is no file public/images/no-hero.svg",
  ],
  [
    "programs.entries.0.image.focus",
    "50% 90%",
    "programs.ts: entries.early-intervention.image.focus: The focus is one of top, ",
  ],
  [
    "reasons.entries",
    reasons.entries.slice(1),
    "reasons.ts: entries: 10 entries, and 11 are needed: docs/specification.md says so",
  ],
  ["testimonials.entries.0.id", 2, "testimonials.ts: entries.2.id: "],
  [
    "home.startingPoints.0.href",
    "/speech-therapy",
    "home.ts: startingPoints: None leads to /late-talking: ",
  ],
  [
    "concerns.late-talking.title",
    "My child is not normal",
    "concerns/late-talking.ts: This page does not use the word “normal”",
  ],
  [
    "concerns.late-talking.bands.0.signs.0.ids",
    ["juggles"],
    "concerns/late-talking.ts: bands.under-2.signs: /speech-therapy has no sign",
  ],
  [
    "visitStory.steps.0.text",
    "I sit. I wait. I go.",
    "visit-story.ts: steps.door.text: Write one or two sentences",
  ],
  [
    "forms.booking.location.options",
    { "delhi Dwarka": "Dwarka" },
    "forms.ts: booking.location.options: The values are those of endpoint/lead.js, in their order: delhi CR Park",
  ],
  [
    "forms.privacy.items",
    forms.privacy.items.filter(({ id }) => id !== "email"),
    "forms.ts: privacy.items: Nothing explains email, which a form asks for",
  ],
  [
    "placePhotos.entries.door.alt",
    "",
    "place-photos.ts: entries.door.alt: Say what the photo shows",
  ],
  ["people.entries.0.role", "", "people.ts: entries.speech.role: Type this too"],
  [
    "textPages.privacy.sections.0.details.legalName",
    "",
    "text-pages/privacy.ts: sections.who-decides.details.legalName: This is empty",
  ],
  [
    "services.speech-therapy.noticing.bands.0.until",
    23,
    "services/speech-therapy.ts: noticing.bands: 23 months are followed by 24",
  ],
  [
    "services.speech-therapy.noticing.bands.0.from",
    6,
    "services/speech-therapy.ts: noticing.bands: 0 months are followed by 6",
  ],
  [
    "concerns.late-talking.bands.1.from",
    12,
    "concerns/late-talking.ts: bands.from-2.from: 12 months are in the band before, too",
  ],
  [
    "services.speech-therapy.noticing.bands.0.id",
    "from-2",
    "services/speech-therapy.ts: noticing.bands: Another place has the same: from-2",
  ],
  [
    "services.speech-therapy.noticing.bands.0.signs.0.sources",
    [],
    "services/speech-therapy.ts: noticing.bands.by-2.signs.makes-few.sources: A sentence about health names",
  ],
  [
    "services.speech-therapy.noticing.note.sources",
    ["cdc-99"],
    "services/speech-therapy.ts: noticing.note.sources: content/sources.ts has no source “cdc-99”",
  ],
  [
    "sources.rumour",
    englishContent.sources["cdc-9"],
    "sources.ts: rumour: No sentence names this source: add its code",
  ],
  [
    "services.speech-therapy.noticing.note.text",
    "See [speech](/speach) for more.",
    "services/speech-therapy.ts: noticing.note.text: The link /speach leads to no page",
  ],
  [
    "services.speech-therapy.page.title",
    finishedContent.generalPages["/"].title,
    "services/speech-therapy.ts: page.title: Another page has the same title",
  ],
  [
    "concerns.autism.href",
    "/attention",
    "general-pages.ts: /autism: No file of content/ has the page /autism",
  ],
  [
    "home.intro",
    "Therapy for children, see [112](tel:112).",
    "home.ts: intro: This text cannot have a link",
  ],
  [
    "home.helpMore",
    "We also offer [Behavioural Therapy(/service4) here.",
    "home.ts: helpMore: A link is written as [words](/address)",
  ],
])("with %s: %j there is one error, with file and field", (path, value, error) => {
  expect(errorLines(withValue(path, value), english)).toEqual([
    expect.stringContaining(`content/${error}`),
  ]);
});

test.each(["K".repeat(10), "K".repeat(80), "“a” 'b' \"c\" <b>&amp;</b> $& {} %s 🙏 ½"])(
  "a heading of 10 to 80 characters may be %s",
  (headline) => {
    expect(errorLines(withValue("home.headline", headline), english)).toEqual([]);
  },
);

test("an empty answer that is not in the list `unconfirmed` is neither an open fact nor an error", () => {
  const content = withValue("services.speech-therapy.answers.fees", "");

  expect(progress(content, [english], {}).facts).toEqual([]);
  expect(errorLines(content, english)).toEqual([]);
});

test("pages use every picture of public/images, except the logo of the social cards, photos that were replaced and the faces of parents that photos replace", () => {
  const content = JSON.stringify(englishContent);
  const unused = readdirSync("public/images").filter(
    (name) =>
      /^\w/.test(name) && !/^avatar-|\.webp$/.test(name) && !content.includes(`"/images/${name}"`),
  );

  expect(unused).toEqual(["logo-mark.svg"]);
});
