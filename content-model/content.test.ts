/** @jest-environment node */
import { readdirSync } from "node:fs";
import { confirmedModules, confirmedSite } from "./confirmed.fixture";
import { moduleErrors } from "./content-errors";
import * as english from "./english";
import { unconfirmedFields } from "./unconfirmed";

test("the content is right as it is, and with the facts of another clinic", () => {
  expect(moduleErrors()).toEqual([]);
  expect(moduleErrors(confirmedModules)).toEqual([]);
  expect(unconfirmedFields(confirmedModules)).toEqual([]);
});

test("the only placeholders in a text are those that a page fills", () => {
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
    "{since}",
    "{subject}",
  ]);
});

const { hours } = confirmedSite;
const site = (change: object) => ({
  site: { site: { ...confirmedSite, ...change } },
});
/** A module with a change in the first entry of its list. */
const first = (module: "reasons" | "testimonials", change: object) => {
  const modules = confirmedModules as typeof english;
  const list: readonly object[] = Object(modules[module])[module];
  const changed = [{ ...list[0], ...change }, ...list.slice(1)];
  return { [module]: { ...modules[module], [module]: changed } };
};
const photo = (change: object) => ({
  placePhotos: { placePhotos: [{ id: "door", alt: "", ...change }] },
});
const { visitStory, home, forms, notices, reasons } = english;
const [privacy] = notices.notices;
const [responsible, ...sections] = privacy.sections;

test.each<[string, object]>([
  ['site.ts: phone: "98" must be +91 and ten digits', site({ phone: "98" })],
  ["site.ts: phone", site({ phone: "+910000000000" })],
  [
    "site.ts: fax: is named in an unconfirmed list",
    site({ unconfirmed: ["fax"] }),
  ],
  ["site.ts: hours.opens", site({ hours: { ...hours, opens: "ten" } })],
  ["site.ts: hours.closes", site({ hours: { ...hours, closes: "09:00" } })],
  ["site.ts: social.0.href", site({ social: [{ name: "Us", href: "@k7" }] })],
  [
    "home.ts: intro: has 1 characters and needs 2 to 300",
    { home: { home: { ...home.home, intro: "K" } } },
  ],
  [
    "reasons.ts: has 10 entries and needs 11",
    { reasons: { ...reasons, reasons: reasons.reasons.slice(1) } },
  ],
  ["reasons.ts: one-to-one.title", first("reasons", { title: "" })],
  ["testimonials.ts: 2.id", first("testimonials", { id: 2 })],
  ["testimonials.ts: 1.avatar", first("testimonials", { avatar: "/me.jpg" })],
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
    "notices/privacy.ts: items: does not explain email, which a form asks for",
    {
      notices: {
        notices: [
          {
            ...privacy,
            items: privacy.items.filter(({ id }) => id !== "email"),
          },
        ],
      },
    },
  ],
  [
    "place-photos.ts: door.alt: has 0 characters",
    photo({ src: "/images/hero.svg" }),
  ],
  [
    "place-photos.ts: door.src: there is no file public/images/no-door.jpg",
    photo({
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
])("one line names what is wrong: content/%s", (line, change) => {
  expect(moduleErrors({ ...confirmedModules, ...change })).toEqual([
    expect.stringContaining(`content/${line}`),
  ]);
});

test("no picture is published without being shown", () => {
  const shown = JSON.stringify(english);
  const others = readdirSync("public/images").filter(
    (name) => /^\w/.test(name) && !shown.includes(`"/images/${name}"`),
  );

  // On the social cards.
  expect(others).toEqual(["logo-mark.svg"]);
});
