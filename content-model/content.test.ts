/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { contactMessages, placeMessages } from "@/content/about";
import { content, type Content } from "./all";
import { confirmedContent, confirmedSite } from "./confirmed.fixture";
import { reasons } from "@/content/reasons";
import { contentErrors } from "./schema";
import { services } from "@/content/services";
import { testimonials, testimonialsHeading } from "@/content/testimonials";
import { visitStory } from "@/content/visit-story";

/** Confirmed content with one file changed. */
const withFile = (file: string, change: object): Content => ({
  ...confirmedContent,
  [file]: { ...confirmedContent[file], ...change },
});

/** A list with a change in its first entry. */
const first = (list: readonly object[], change: object) => [
  { ...list[0], ...change },
  ...list.slice(1),
];

test("the content is right as it stands, and with the facts of another clinic", () => {
  expect(contentErrors()).toEqual([]);
  expect(contentErrors(confirmedContent)).toEqual([]);
});

test("no words are left to be filled in but those that a page fills", () => {
  const words = JSON.stringify({
    ...content,
    testimonialsHeading,
    contactMessages,
    placeMessages,
  });

  expect(new Set(words.match(/\{\w+\}|lorem ipsum|\bTODO\b/gi))).toEqual(
    new Set([
      "{product}",
      "{subject}",
      "{date}",
      "{phone}",
      "{name}",
      "{since}",
      "{developer}",
      "{days}",
      "{first}",
      "{last}",
      "{opens}",
      "{closes}",
    ]),
  );
});

const { hours } = confirmedSite;
const doorPhoto = {
  name: "door",
  src: "/images/hero.svg",
  alt: "A green door with one low step.",
};

test.each([
  ["site", 'phone: "98" must be +91 and ten digits', { phone: "98" }],
  ["site", "phone", { phone: "+910000000000" }],
  ["site", "fax", { unconfirmed: ["fax"] }],
  ["site", "hours.opens", { hours: { ...hours, opens: "ten" } }],
  ["site", "hours.closes", { hours: { ...hours, closes: "09:00" } }],
  ["site", "social.Us href", { social: [{ name: "Us", href: "@k7" }] }],
  ["home", "intro: has 1 characters and needs 2 to 300", { intro: "K" }],
  ["reasons", "reasons", { reasons: reasons.slice(1) }],
  ["reasons", "one-to-one title", { reasons: first(reasons, { title: "" }) }],
  ["services", "services", { services: services.slice(1) }],
  [
    "testimonials",
    "1 location: is the sample's",
    { testimonials: first(testimonials, { unconfirmed: [] }) },
  ],
  ["testimonials", "2 id", { testimonials: first(testimonials, { id: 2 }) }],
  [
    "testimonials",
    "1 avatar",
    { testimonials: first(testimonials, { avatar: "/me.jpg" }) },
  ],
  [
    "images",
    "hero width",
    { images: [{ id: "hero", src: "/images/hero.svg", height: 1 }] },
  ],
  [
    "visit-story",
    "steps.door text",
    { steps: first(visitStory.steps, { text: "I sit. I wait." }) },
  ],
  [
    "place-photos",
    "door alt: has 0 characters",
    { placePhotos: [{ ...doorPhoto, alt: "" }] },
  ],
  [
    "place-photos",
    "door src: there is no file public/images/no-door.jpg",
    { placePhotos: [{ ...doorPhoto, src: "/images/no-door.jpg" }] },
  ],
])(
  "one line names what is wrong in content/%s.ts: %s",
  (name, field, change) => {
    const errors = contentErrors(withFile(`content/${name}.ts`, change));

    expect(errors).toEqual([
      expect.stringContaining(`content/${name}.ts: ${field}`),
    ]);
  },
);

test("no picture is published without being shown", () => {
  const shown = JSON.stringify(content);
  const others = readdirSync("public/images").filter(
    (name) => /^\w/.test(name) && !shown.includes(`"/images/${name}"`),
  );

  // On the social cards.
  expect(others).toEqual(["logo-mark.svg"]);
});

test("no file with unconfirmed facts is forgotten by the checks", () => {
  const files = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((file) => /^[a-z/-]+\.ts$/.test(file))
    // Its question stands in every guide.
    .filter((file) => !file.endsWith("service-guide.ts"))
    .filter((file) =>
      /^ +unconfirmed: \[/m.test(readFileSync(`content/${file}`, "utf8")),
    );

  expect(Object.keys(content)).toEqual(
    expect.arrayContaining(files.map((file) => `content/${file}`)),
  );
});
