/** @jest-environment node */
import { content, contentProblems, type Content } from "./content-problems";

/** A copy of the content with one fault in it. */
const broken = (fault: Partial<Content>): Content => ({ ...content, ...fault });

const withSite = (fault: object) =>
  broken({ site: { ...content.site, ...fault } as Content["site"] });

const first = <Entry>(
  list: readonly Entry[],
  fault: Partial<Entry>,
): Entry[] => [{ ...list[0]!, ...fault }, ...list.slice(1)];

const service = content.services[0]!;
const home = content.pages["/"]!;

test("finds nothing wrong with the site's own content", () => {
  expect(contentProblems()).toEqual([]);
});

const faults: readonly (readonly [what: string, Content, line: RegExp])[] = [
  [
    "a phone number without +91",
    withSite({ phone: "9876543210" }),
    /^content\/site\.ts: phone: "9876543210" must be \+91 and ten digits/,
  ],
  [
    "a chat number with a digit too few",
    withSite({ whatsapp: "+91987654321" }),
    /^content\/site\.ts: whatsapp: /,
  ],
  [
    "a confirmed phone number that cannot ring",
    withSite({ phone: "+910000000000", awaitsClinic: ["whatsapp"] }),
    /^content\/site\.ts: phone: .*a number that can ring/,
  ],
  [
    "a postcode of five digits",
    withSite({ address: { ...content.site.address, postcode: "11001" } }),
    /^content\/site\.ts: address\.postcode: .*six digits/,
  ],
  [
    "an opening time in words",
    withSite({ hours: { ...content.site.hours, opens: "ten" } }),
    /^content\/site\.ts: hours\.opens: /,
  ],
  [
    "a closing time in words",
    withSite({ hours: { ...content.site.hours, closes: "7 pm" } }),
    /^content\/site\.ts: hours\.closes: /,
  ],
  ["no name", withSite({ name: "" }), /^content\/site\.ts: name: has 0/],
  [
    "a short welcome",
    withSite({ welcome: "Hi" }),
    /^content\/site\.ts: welcome: /,
  ],
  [
    "directions over an open line",
    withSite({ directions: "http://maps.example/" }),
    /^content\/site\.ts: directions: .*https:\/\//,
  ],
  [
    "a developer link that is no address",
    withSite({ developer: { name: "Us", href: "us" } }),
    /^content\/site\.ts: developer\.href: /,
  ],
  [
    "a social link that is no address",
    withSite({ social: [{ name: "Instagram", href: "@k7" }] }),
    /^content\/site\.ts: social\[0\]\.href: /,
  ],
  [
    "a title too long for a search result",
    broken({
      pages: { ...content.pages, "/": { ...home, title: "K7".repeat(31) } },
    }),
    /^content\/pages\.ts: \/ title: has 62 characters and needs 10 to 60/,
  ],
  [
    "a description too short for a search result",
    broken({
      pages: { ...content.pages, "/": { ...home, description: "Therapy" } },
    }),
    /^content\/pages\.ts: \/ description: has 7/,
  ],
  [
    "two pages with one title",
    broken({
      pages: {
        ...content.pages,
        "/": { ...home, title: content.pages["/contact"]!.title },
      },
    }),
    /^content\/pages\.ts: title: ".*" stands there twice/,
  ],
  [
    "two pages with one description",
    broken({
      pages: {
        ...content.pages,
        "/": { ...home, description: content.pages["/contact"]!.description },
      },
    }),
    /^content\/pages\.ts: description: ".*" stands there twice/,
  ],
  [
    "a link to a page that does not exist",
    broken({
      navigation: {
        ...content.navigation,
        contact: { href: "/contct" as "/contact", label: "Contact Us" },
      },
    }),
    /^content\/navigation\.ts: Contact Us href: "\/contct" is not a page/,
  ],
  [
    "a link without words",
    broken({
      navigation: { ...content.navigation, home: { href: "/", label: "" } },
    }),
    /^content\/navigation\.ts: \/ label: has 0/,
  ],
  [
    "three services in the overview",
    broken({ overviewServices: content.overviewServices.slice(1) }),
    /^content\/services\.ts: overviewServices: has 3 entries and needs 4/,
  ],
  [
    "five services in the grid",
    broken({ listedServices: [...content.listedServices, service] }),
    /^content\/services\.ts: listedServices: has 5 entries and needs 4/,
  ],
  [
    "two services with one id",
    broken({ services: [...content.services, service] }),
    /^content\/services\.ts: id: "speech-therapy" stands there twice/,
  ],
  [
    "a service that leads nowhere",
    broken({
      services: first(content.services, { href: "/speach" as "/service4" }),
    }),
    /^content\/services\.ts: speech-therapy href: "\/speach" is not a page/,
  ],
  [
    "a service without a title",
    broken({ services: first(content.services, { title: "" }) }),
    /^content\/services\.ts: speech-therapy title: /,
  ],
  [
    "a service without a description",
    broken({ services: first(content.services, { description: "" }) }),
    /^content\/services\.ts: speech-therapy description: /,
  ],
  [
    "a detail page of one word",
    broken({ services: first(content.services, { paragraph: "Talking." }) }),
    /^content\/services\.ts: speech-therapy paragraph: /,
  ],
  [
    "occupational therapy without its age",
    broken({
      services: content.services.map((each) =>
        each.href === "/occupational-therapy"
          ? { ...each, paragraph: "Help with daily life. ".repeat(15) }
          : each,
      ),
    }),
    /^content\/services\.ts: occupational-therapy paragraph: .*up to 14 years/,
  ],
  [
    "three programs",
    broken({ programs: content.programs.slice(1) }),
    /^content\/programs\.ts: programs: has 3 entries and needs 4/,
  ],
  [
    "a program without a title",
    broken({ programs: first(content.programs, { title: "" }) }),
    /^content\/programs\.ts: early-intervention title: /,
  ],
  [
    "a program without a description",
    broken({ programs: first(content.programs, { description: "" }) }),
    /^content\/programs\.ts: early-intervention description: /,
  ],
  [
    "two quotes",
    broken({ testimonials: content.testimonials.slice(1) }),
    /^content\/testimonials\.ts: testimonials: has 2 entries and needs 3/,
  ],
  [
    "two quotes with one id",
    broken({ testimonials: first(content.testimonials, { id: 2 }) }),
    /^content\/testimonials\.ts: id: "2" stands there twice/,
  ],
  [
    "a quote of nobody",
    broken({ testimonials: first(content.testimonials, { name: "" }) }),
    /^content\/testimonials\.ts: 1 name: /,
  ],
  [
    "a quote from nowhere",
    broken({ testimonials: first(content.testimonials, { location: "" }) }),
    /^content\/testimonials\.ts: 1 location: /,
  ],
  [
    "a quote without words",
    broken({ testimonials: first(content.testimonials, { content: "Good" }) }),
    /^content\/testimonials\.ts: 1 content: /,
  ],
  [
    "a portrait that is not there",
    broken({
      testimonials: first(content.testimonials, { avatar: "/images/me.jpg" }),
    }),
    /^content\/testimonials\.ts: 1 avatar: there is no file public\/images\/me\.jpg/,
  ],
  [
    "ten reasons",
    broken({ reasons: content.reasons.slice(1) }),
    /^content\/reasons\.ts: reasons: has 10 entries and needs 11/,
  ],
  [
    "one reason twice",
    broken({
      reasons: first(content.reasons, { title: content.reasons[1]!.title }),
    }),
    /^content\/reasons\.ts: title: "1:1 child-therapist ratio" stands there twice/,
  ],
  [
    "a reason without a title",
    broken({ reasons: first(content.reasons, { title: "" }) }),
    /^content\/reasons\.ts: chain title: /,
  ],
  [
    "a reason without words",
    broken({ reasons: first(content.reasons, { text: "" }) }),
    /^content\/reasons\.ts: chain text: /,
  ],
  [
    "a picture that is not there",
    broken({
      images: {
        hero: { src: "/images/none.svg", width: 1, height: 1, alt: "" },
      },
    }),
    /^content\/images\.ts: hero src: there is no file public\/images\/none\.svg/,
  ],
  [
    "a picture that browsers cannot show",
    broken({ images: { hero: { src: "/images/IMG 1.heic", alt: "" } } }),
    /^content\/images\.ts: hero src: "\/images\/IMG 1\.heic" must be \/images\/ and a name of plain letters/,
  ],
  [
    "a picture without a width",
    broken({
      images: {
        hero: { src: "/images/hero.svg", width: 0, height: 1, alt: "" },
      },
    }),
    /^content\/images\.ts: hero width: 0 must be at least 1/,
  ],
  [
    "a picture without a height",
    broken({
      images: {
        hero: { src: "/images/hero.svg", width: 1, height: 0, alt: "" },
      },
    }),
    /^content\/images\.ts: hero height: /,
  ],
  [
    "a text of one letter",
    broken({ texts: { "content/home.ts": { headline: "K" } } }),
    /^content\/home\.ts: headline: has 1 characters/,
  ],
];

test.each(faults)("names the file and the field of %s", (_, given, line) => {
  const problems = contentProblems(given);

  expect(problems).toContainEqual(expect.stringMatching(line));
});

test("misses no picture when the folder of the pictures is elsewhere", () => {
  const problems = contentProblems(content, "no-such-folder");

  for (const name of Object.keys(content.images))
    expect(problems).toContainEqual(
      expect.stringMatching(
        new RegExp(`^content/images\\.ts: ${name} src: there is no file`),
      ),
    );
  expect(problems).toContainEqual(
    expect.stringMatching(/^content\/font\.ts: fontFile: /),
  );
});

test("says everything that is wrong, not only the first", () => {
  const problems = contentProblems(
    broken({ reasons: [], programs: [], testimonials: [] }),
  );

  expect(problems).toHaveLength(3);
});
