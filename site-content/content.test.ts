/** @jest-environment node */
import { readdirSync } from "node:fs";
import {
  confirmedModules,
  confirmedSite,
  withValue,
} from "./confirmed.fixture";
import { moduleErrors } from "./content-errors";
import * as english from "./english";
import { unconfirmedFields } from "./unconfirmed";

test("neither the content nor that of a clinic that has confirmed everything has errors", () => {
  expect(moduleErrors()).toEqual([]);
  expect(moduleErrors(confirmedModules)).toEqual([]);
  expect(unconfirmedFields(confirmedModules)).toEqual([]);
});

test("texts have only the placeholders that pages replace", () => {
  const placeholders = JSON.stringify(english).match(
    /\{\w+\}|lorem ipsum|\bTODO\b/gi,
  );

  expect([...new Set(placeholders)].sort()).toEqual([
    "{closes}",
    "{count}",
    "{date}",
    "{days}",
    "{developer}",
    "{first}",
    "{last}",
    "{name}",
    "{number}",
    "{opens}",
    "{phone}",
    "{product}",
    "{services}",
    "{since}",
    "{subject}",
    "{times}",
  ]);
});

const [firstHours] = confirmedSite.hours;
const example = "https://example.com/";
const { reasons, privacyItems } = { ...english.reasons, ...english.forms };

test.each<[path: string, value: unknown, error: string]>([
  [
    "site.site.phone",
    "98",
    'site.ts: phone: "98" must be +91 and ten digits, such as +919876543210',
  ],
  ["site.site.phone", "+910000000000", "site.ts: phone: "],
  [
    "site.site.unconfirmed",
    ["fax"],
    "site.ts: fax: is named in an unconfirmed list",
  ],
  ["site.site.hours.0.times.0.opens", "ten", "site.ts: hours.0.times.0.opens"],
  [
    "site.site.hours.0.times",
    firstHours!.times.toReversed(),
    "site.ts: hours.0.times: must be in order",
  ],
  ["site.site.hours.0.times", [], "site.ts: hours.0.times: needs a time"],
  [
    "site.site.hours",
    [firstHours, { ...firstHours, days: ["Tuesday"] }],
    "site.ts: hours.1.days: has Tuesday twice",
  ],
  ["site.site.hours", [], "site.ts: hours: needs an entry"],
  ["site.site.since", 2999, "site.ts: since: 2999 is later than"],
  [
    "site.site.developer",
    { name: "Us", href: example },
    `site.ts: developer: ${example} is a placeholder`,
  ],
  ["site.site.social", [{ name: "Us", href: "@k7" }], "site.ts: social.0.href"],
  ["home.home.intro", "K", "home.ts: intro: has 1 characters and needs 2 to"],
  [
    "home.home.picture.src",
    "/images/no-hero.svg",
    "home.ts: picture.src: there is no file public/images/no-hero.svg",
  ],
  [
    "programs.programs.0.image.focus",
    "50% 90%",
    'programs.ts: early-intervention.image.focus: "50% 90%" must be top, ',
  ],
  [
    "reasons.reasons",
    reasons.slice(1),
    "reasons.ts: has 10 entries and needs 11: docs/specification.md says so",
  ],
  ["reasons.reasons.0.title", "", "reasons.ts: one-to-one.title: "],
  ["testimonials.testimonials.0.id", 2, "testimonials.ts: 2.id: "],
  [
    "home.home.startingPoints.0.href",
    "/speech-therapy",
    "home.ts: startingPoints: none leads to /late-talking: ",
  ],
  [
    "concerns.concerns.0.other.0.id",
    "sight",
    'concerns/late-talking.ts: other: the first entry must have the id "hearing", because ',
  ],
  [
    "concerns.concerns.0.title",
    "My child is not normal",
    'concerns/late-talking.ts: must not contain "normal": a child is ',
  ],
  [
    "testimonials.testimonials.0.avatar",
    "/images/me.jpg",
    "testimonials.ts: 1.avatar: ",
  ],
  [
    "visitStory.visitStory.steps.0.text",
    "I sit. I wait.",
    "visit-story.ts: steps.door.text: ",
  ],
  [
    "forms.bookingForm.location.options",
    { "delhi Dwarka": "Dwarka" },
    "forms.ts: bookingForm.location.options: needs the values of endpoint/lead.js, in their order: delhi CR Park",
  ],
  [
    "forms.consultationForm.email",
    undefined,
    "forms.ts: consultationForm.email: ",
  ],
  [
    "forms.privacyItems",
    privacyItems.filter(({ id }) => id !== "email"),
    "forms.ts: privacyItems: does not explain email, which a form asks for",
  ],
  [
    "placePhotos.placePhotos.0.alt",
    "",
    "place-photos.ts: door.alt: has 0 characters",
  ],
  [
    "placePhotos.placePhotos.0.src",
    "/images/no-door.jpg",
    "place-photos.ts: door.src: there is no file public/images/no-door.jpg",
  ],
  [
    `textPages.textPages.${english.textPages.textPages.findIndex(({ id }) => id === "privacy")}.sections.0.details.legalName`,
    " ",
    "text-pages/privacy.ts: sections.who-decides.details.legalName: is empty",
  ],
  [
    "services.services.0.noticing.bands.0.until",
    23,
    "services/speech-therapy.ts: noticing.bands: 23 months are followed by 24",
  ],
  [
    "services.services.0.noticing.bands.0.from",
    6,
    "services/speech-therapy.ts: noticing.bands: 0 months are followed by 6",
  ],
  [
    "concerns.concerns.0.bands.1.from",
    12,
    "concerns/late-talking.ts: bands.from-2.from: 12 months are in the band before, too",
  ],
  [
    "services.services.0.noticing.bands.0.id",
    "from-2",
    'services/speech-therapy.ts: noticing.bands: "from-2" is there twice',
  ],
  [
    "services.services.0.noticing.bands.0.signs.0.sources",
    [],
    "services/speech-therapy.ts: noticing.bands.by-2.signs.makes-few.sources: names no source",
  ],
  [
    "services.services.0.noticing.note.sources",
    ["cdc-99"],
    'services/speech-therapy.ts: noticing.note.sources.0: "cdc-99" is no code',
  ],
  [
    "services.services.0.noticing.note.text",
    "See [speech](/speach) for more.",
    'services/speech-therapy.ts: noticing.note.text: "/speach" is neither a page',
  ],
  [
    "services.services.0.whenNotToWait",
    undefined,
    "services/speech-therapy.ts: whenNotToWait: ",
  ],
])(
  "with %s: %j there is one error, with file and field",
  (path, value, error) => {
    expect(moduleErrors(withValue(path, value))).toEqual([
      expect.stringContaining(`content/${error}`),
    ]);
  },
);

test("an empty answer that is not in the list `unconfirmed` is neither an open fact nor an error", () => {
  const modules = withValue("services.services.0.answers.fees", "");

  expect(unconfirmedFields(modules)).toEqual([]);
  expect(moduleErrors(modules)).toEqual([]);
});

test("the clinic can fill in the way to come, and the types of the pages still fit", () => {
  const filled: (typeof english.howToCome)["howToCome"] = {
    metro: "Saket, gate 2: ten minutes on foot.",
    landmark: "Beside the post office.",
    floor: "First floor, with a lift.",
    parking: "In front of the house.",
    door: "Ring the bell.",
    unconfirmed: ["door"],
  };

  expect(moduleErrors(withValue("howToCome.howToCome", filled))).toEqual([]);
});

test("pages use every picture of public/images, except the logo of the social cards", () => {
  const content = JSON.stringify(english);
  const unused = readdirSync("public/images").filter(
    (name) => /^\w/.test(name) && !content.includes(`"/images/${name}"`),
  );

  expect(unused).toEqual(["logo-mark.svg"]);
});
