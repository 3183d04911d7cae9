import { existsSync, readdirSync } from "node:fs";
import {
  contentErrors,
  contentProblems,
  errorLines,
  locate,
  modulesInFolders,
  progress,
} from "./checks";
import { englishContent } from "@/content/modules";
import { finishedContent, finishedLanguages, withValue } from "./finished.fixture";
import { english, languages } from "./languages";

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

test("each file or folder of content/ has a rule of its name, and each rule a file", () => {
  const namesIn = (folder: string, ...others: readonly string[]) =>
    readdirSync(folder)
      .map((name) => name.replace(/\.ts$/, ""))
      .filter((name) => !others.includes(name));

  expect(namesIn("content-rules", "content", "fields", "walk")).toEqual(
    namesIn("content", "modules", "signatures", ...languages.map(({ code }) => code)),
  );
});

const [firstHours] = finishedContent.site.hours;
const example = "https://example.com/";
const tuesday = { ...firstHours, days: ["Tuesday"] };
const { forms, reasons } = englishContent;
const withoutEmail = forms.privacy.items.filter(({ id }) => id !== "email");
const homeTitle = finishedContent.generalPages["/"].title;
const late = "concerns.late-talking";
const lawful = "textPages.privacy.sections.0.details";
const noticing = "services.speech-therapy.noticing";

test.each<[path: string, value: unknown, error: string]>([
  ["site.phone", "98", "phone: This has 2 digits"],
  ["site.phone", "+91 00000 00000", "phone: This number is only an"],
  ["site.unconfirmed", ["fax"], "fax: An unconfirmed list names"],
  ["home.fax", "98", "fax: No rule of content-rules/ knows"],
  ["ui.callNumber", "Call {fone}", "callNumber: The page fills in nothing for {fone}"],
  ["home.helpMore", "Behavioural Therapy TBD", "helpMore: “TBD” is a note"],
  ["site.hours.0.times.0.opens", "ten", "hours.0.times.0.opens"],
  ["site.hours.0.times", firstHours!.times.toReversed(), "hours.0.times: Each time must be later"],
  ["site.hours.0.times", [], "hours.0.times: Add the opening times"],
  ["site.hours", [firstHours, tuesday], "hours.1.days: Tuesday is ticked twice"],
  ["site.hours", [], "hours: Add the opening times"],
  ["site.since", 2999, "since: 2999 is later than"],
  ["site.developer", { name: "Us", href: example }, "developer: This address is only an example"],
  ["site.social", [{ name: "Us", href: "@k7" }], "social.0.href"],
  ["home.intro", "K", "intro: Too short: at least 10 characters"],
  ["home.intro", "Therapy, see [112](tel:112).", "intro: This text cannot have a link"],
  ["home.helpMore", "See [Therapy(/service4) here.", "helpMore: A link is written as [words]"],
  ["generalPages./.title", "x".repeat(72), "/.title: 12 characters too long: at most 60"],
  ["home.picture.src", "/images/x.svg", "picture.src: There is no file public/images/x.svg"],
  ["programs.entries.0.image.focus", "50% 90%", "entries.early-intervention.image.focus: The foc"],
  ["reasons.entries", reasons.entries.slice(1), "entries: 10 entries, and 11 are needed: docs/s"],
  ["testimonials.entries.0.id", 2, "entries.2.id: "],
  ["home.startingPoints.0.href", "/speech-therapy", "startingPoints: None leads to /late-talking"],
  [`${late}.title`, "My child is not normal", "title: This page does not use the word “normal”"],
  [`${late}.bands.0.signs.0.ids`, ["x"], "bands.under-2.signs: /speech-therapy has no sign"],
  [`${late}.bands.1.from`, 12, "bands.from-2.from: 12 months are in the band before, too"],
  [
    "visitStory.steps.0.text",
    "I sit. I wait. I go.",
    "steps.door.text: Write one or two sentences",
  ],
  [
    "visitStory.steps.0.text",
    "I come with {grownup}.",
    "steps.door.text: The page fills in nothing",
  ],
  ["forms.booking.location.options", { x: "Dwarka" }, "booking.location.options: The values are"],
  ["forms.privacy.items", withoutEmail, "privacy.items: Nothing explains email, which a form asks"],
  ["placePhotos.entries.door.alt", "", "entries.door.alt: Say what the photo shows"],
  ["people.entries.0.role", "", "entries.speech.role: Type this too"],
  [`${lawful}.legalName`, "", "sections.who-decides.details.legalName: This is empty"],
  [`${noticing}.bands.0.until`, 23, "noticing.bands: 23 months are followed by 24"],
  [`${noticing}.bands.0.from`, 6, "noticing.bands: 0 months are followed by 6"],
  [`${noticing}.bands.0.id`, "from-2", "noticing.bands: Another place has the same: from-2"],
  [
    `${noticing}.bands.0.signs.0.sources`,
    [],
    "noticing.bands.by-2.signs.makes-few.sources: A sent",
  ],
  [
    `${noticing}.note.sources`,
    ["x"],
    "noticing.note.sources: content/sources.ts has no source “x”",
  ],
  [
    `${noticing}.note.text`,
    "See [speech](/speach) for more.",
    "noticing.note.text: The link /speach leads to",
  ],
  ["sources.rumour", englishContent.sources["cdc-9"], "rumour: No sentence names this source: add"],
  ["services.speech-therapy.page.title", homeTitle, "page.title: Another page has the same title"],
])("with %s: %j there is one error, with file and field", (path, value, error) => {
  const { file } = locate(path.split("."));
  expect(errorLines(withValue(path, value), english)).toEqual([
    expect.stringContaining(`${file}: ${error}`),
  ]);
});

test("a page of paths.ts without a file is an error", () => {
  expect(errorLines(withValue("concerns.autism.href", "/attention"), english)).toEqual([
    expect.stringContaining("/autism: No file of content/ has the page /autism"),
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
