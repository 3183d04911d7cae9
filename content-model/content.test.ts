/** @jest-environment node */
import { readdirSync } from "node:fs";
import { confirmedModules, confirmedSite } from "./confirmed.fixture";
import { moduleErrors } from "./content-errors";
import * as english from "./english";
import { unconfirmedFields } from "./unconfirmed";
import { privacy } from "@/content/notices/privacy";

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

const withSite = (change: object) => ({
  site: { site: { ...confirmedSite, ...change } },
});
const open = confirmedSite.hours[0]!;
const withHours = (...hours: readonly object[]) => withSite({ hours });
/** A module with a change in the first entry of its list. */
const withFirstEntry = (module: "reasons" | "testimonials", change: object) => {
  const modules = confirmedModules as typeof english;
  const list: readonly object[] = Object(modules[module])[module];
  const changed = [{ ...list[0], ...change }, ...list.slice(1)];
  return { [module]: { ...modules[module], [module]: changed } };
};
const withDoorPhoto = (change: object) => ({
  placePhotos: { placePhotos: [{ id: "door", alt: "", ...change }] },
});
const { visitStory, home, forms, reasons } = english;
const [responsible, ...sections] = privacy.sections;

test.each<[string, object]>([
  [
    'site.ts: phone: "98" must be +91 and ten digits',
    withSite({ phone: "98" }),
  ],
  ["site.ts: phone", withSite({ phone: "+910000000000" })],
  [
    "site.ts: fax: is named in an unconfirmed list",
    withSite({ unconfirmed: ["fax"] }),
  ],
  [
    "site.ts: hours.0.times.0.opens",
    withHours({ ...open, times: [{ opens: "ten", closes: "12:00" }] }),
  ],
  [
    "site.ts: hours.0.times: must be in order",
    withHours({ ...open, times: [...open.times].reverse() }),
  ],
  ["site.ts: hours.0.times: needs a time", withHours({ ...open, times: [] })],
  ["site.ts: hours: has a day twice", withHours(open, open)],
  ["site.ts: hours: needs an entry", withHours()],
  ["site.ts: since: 2999 is later than", withSite({ since: 2999 })],
  [
    "site.ts: developer: https://example.com/ is a placeholder",
    withSite({ developer: { name: "Us", href: "https://example.com/" } }),
  ],
  [
    "site.ts: social.0.href",
    withSite({ social: [{ name: "Us", href: "@k7" }] }),
  ],
  [
    "home.ts: intro: has 1 characters and needs 2 to 300",
    { home: { home: { ...home.home, intro: "K" } } },
  ],
  [
    "home.ts: picture.src: there is no file public/images/no-hero.svg",
    {
      home: {
        home: {
          ...home.home,
          picture: { src: "/images/no-hero.svg", alt: "" },
        },
      },
    },
  ],
  [
    "reasons.ts: has 10 entries and needs 11",
    { reasons: { ...reasons, reasons: reasons.reasons.slice(1) } },
  ],
  ["reasons.ts: one-to-one.title", withFirstEntry("reasons", { title: "" })],
  ["testimonials.ts: 2.id", withFirstEntry("testimonials", { id: 2 })],
  [
    "testimonials.ts: 1.avatar",
    withFirstEntry("testimonials", { avatar: "/me.jpg" }),
  ],
  [
    "visit-story.ts: steps.door.text",
    {
      visitStory: {
        visitStory: {
          ...visitStory.visitStory,
          steps: visitStory.visitStory.steps.map((step, index) =>
            index === 0 ? { ...step, text: "I sit. I wait." } : step,
          ),
        },
      },
    },
  ],
  [
    "forms.ts: bookingForm.location.options: needs the values of endpoint/lead.js, in their order: delhi CR Park",
    {
      forms: {
        ...forms,
        bookingForm: {
          ...forms.bookingForm,
          location: {
            label: "Location",
            options: { "delhi Dwarka": "Dwarka" },
          },
        },
      },
    },
  ],
  [
    "forms.ts: consultationForm.email",
    {
      forms: {
        ...forms,
        consultationForm: { ...forms.consultationForm, email: undefined },
      },
    },
  ],
  [
    "forms.ts: privacyItems: does not explain email, which a form asks for",
    {
      forms: {
        ...forms,
        privacyItems: forms.privacyItems.filter(({ id }) => id !== "email"),
      },
    },
  ],
  [
    "place-photos.ts: door.alt: has 0 characters",
    withDoorPhoto({ src: "/images/hero.svg" }),
  ],
  [
    "place-photos.ts: door.src: there is no file public/images/no-door.jpg",
    withDoorPhoto({
      src: "/images/no-door.jpg",
      alt: "A green door with one low step.",
    }),
  ],
  [
    "notices/privacy.ts: sections.who-decides.details.legalName: is empty",
    {
      notices: {
        notices: [
          {
            ...privacy,
            sections: [
              {
                ...responsible,
                details: { ...responsible.details, legalName: " " },
                unconfirmed: ["details.address", "details.contact"],
              },
              ...sections,
            ],
          },
        ],
      },
    },
  ],
])("reports one error, with file and field: content/%s", (line, change) => {
  expect(moduleErrors({ ...confirmedModules, ...change })).toEqual([
    expect.stringContaining(`content/${line}`),
  ]);
});

test("pages use every picture of public/images, except the logo of the social cards", () => {
  const content = JSON.stringify(english);
  const unused = readdirSync("public/images").filter(
    (name) => /^\w/.test(name) && !content.includes(`"/images/${name}"`),
  );

  // Only the social cards use it.
  expect(unused).toEqual(["logo-mark.svg"]);
});
