/** @jest-environment node */
import { readFileSync } from "node:fs";
import { about, contactWords } from "./about";
import { accessibility } from "./accessibility";
import { fontFile } from "./font";
import { bookingForm, consultationForm, formNotes, leadForm } from "./forms";
import { home } from "./home";
import { headerWords, navigation } from "./navigation";
import { notFound, pages } from "./pages";
import { privacy } from "./privacy";
import { programs, programsHeading } from "./programs";
import { reasons, reasonsWords } from "./reasons";
import * as guides from "./service-guides";
import {
  listedServices,
  overviewServices,
  services,
  serviceWords,
} from "./services";
import { site } from "./site";
import {
  testimonials,
  testimonialsHeading,
  testimonialWords,
} from "./testimonials";

/** Everything in content/ that may wait for the clinic's word, by the name of its file. */
const marked: readonly (readonly [
  string,
  { awaitsClinic: readonly string[] },
])[] = [
  ["site", site],
  ["about", about],
  ["home", home],
  ["formNotes", formNotes],
  ...services.map((each) => [`services ${each.id}`, each] as const),
  ...programs.map((each) => [`programs ${each.id}`, each] as const),
  ...reasons.map((each) => [`reasons ${each.id}`, each] as const),
  ...testimonials.map((each) => [`testimonials ${each.id}`, each] as const),
];

/** All words of our own; the titles of the sources are their publishers'. */
const everyWord = JSON.stringify(
  [
    about,
    accessibility,
    privacy,
    guides,
    contactWords,
    bookingForm,
    consultationForm,
    formNotes,
    leadForm,
    home,
    headerWords,
    navigation,
    notFound,
    pages,
    programs,
    reasons,
    reasonsWords,
    services,
    serviceWords,
    site,
    testimonials,
  ],
  (key, value: unknown) => (key === "sources" ? undefined : value),
);

test("the specification's counts hold", () => {
  expect(reasons).toHaveLength(11);
  expect(testimonials).toHaveLength(3);
  expect(overviewServices).toHaveLength(4);
  expect(listedServices).toHaveLength(4);
  expect(programs).toHaveLength(4);
  expect(Object.keys(pages)).toEqual(
    expect.arrayContaining([
      "/",
      "/service",
      "/speech-therapy",
      "/occupational-therapy",
      "/special-education",
      "/psychological-counselling",
      "/service4",
      "/contact",
    ]),
  );
});

test("the specification's words stand as they are", () => {
  expect(site.welcome).toBe("Welcome to K7 family at CR PARK (Delhi)");
  expect(home.headline).toBe(
    "Unlock your child's potential and help them thrive!",
  );
  expect(home.bookingHeading).toBe("Book your first session.");
  expect(home.contactHeading).toBe("Contact our Center");
  expect(home.helpHeading).toBe("How can we help your child");
  expect(programsHeading).toBe("Our Intervention programs");
  expect(testimonialsHeading).toBe(
    "Our Clients Talk About Their {product} Experience",
  );
  expect(serviceWords.listHeading).toBe("Our Services");
  expect(serviceWords.learnMore).toBe("Learn More");
  expect(consultationForm.heading).toBe("Book Consultation");
});

test("the forms' words and times are the specified ones", () => {
  expect(leadForm).toMatchObject({
    submit: "Submit",
    submitting: "Submitting...",
    success: "Thank you for your submission! We'll get back to you soon.",
    error: "Something went wrong. Please try again later.",
    messageTime: 5000,
  });
});

test("the grid of services has the specified order", () => {
  expect(listedServices.map(({ title }) => title)).toEqual([
    "Speech Therapy",
    "Occupational Therapy",
    "Psychological Counselling",
    "Special Education",
  ]);
});

test.each(marked)(
  "what awaits the clinic's word is a field that is there: %s",
  (_, entry) => {
    for (const name of entry.awaitsClinic)
      expect(entry).toHaveProperty(name.split("."));
  },
);

test("every testimonial waits for a real parent's name and words", () => {
  for (const { awaitsClinic } of testimonials)
    expect(awaitsClinic).toEqual(expect.arrayContaining(["name", "content"]));
});

test("a phone number that nobody has confirmed cannot ring anyone", () => {
  for (const field of ["phone", "whatsapp"] as const)
    if ((site.awaitsClinic as readonly string[]).includes(field))
      expect(site[field]).toMatch(/^\+910/);
});

test("the testimonials' heading takes the product's name, and nothing else is left open", () => {
  expect(testimonialsHeading.match(/\{\w+\}/g)).toEqual(["{product}"]);
  expect(testimonialWords.bullet.match(/\{\w+\}/g)).toEqual([
    "{number}",
    "{count}",
  ]);
  expect(everyWord.match(/\{(product|phone)\}|lorem ipsum|TODO/i)).toBeNull();
});

test("the words are British", () => {
  expect(
    everyWord.match(
      /\b(behavior\w*|pediatric\w*|program(me)?d|counseling|color|organiz\w*|recogniz\w*|specializ\w*)\b/gi,
    ),
  ).toBeNull();
});

test("every page has a title and description of its own, short enough to be shown whole", () => {
  const all = Object.values(pages);

  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(
    all.length,
  );
  for (const { title, description } of [...all]) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test("the style sheet names the same font file as the page that loads it early", () => {
  expect(readFileSync("styles/_font.scss", "utf8")).toContain(fontFile);
});
