/** What pages show once the clinic has given a fact, and what they then leave out. */
import type { ReactNode } from "react";
import { render, screen, within } from "@testing-library/react";
import type { ServicePath } from "@/content-rules/fields/paths";
import { valueAt } from "@/content-rules/walk";
import { englishContent } from "@/site-content/english";
import { english, languages } from "@/site-content/languages";
import { translate } from "@/site-content/translate";
import { about } from "@/content/about";
import { home } from "@/content/home";
import { people } from "@/content/people";
import { placePhotos } from "@/content/place-photos";
import { plainFacts } from "@/content/plain-facts";
import { servicePage } from "@/content/service-page";
import { contentIn } from "@/site-content/content";
import { Brand } from "./brand/brand";
import { ConcernPage } from "./concern-page/concern-page";
import { ConsultationPage, HowToCome } from "./consultation-page/consultation-page";
import { callHref, chatHref } from "./contact-links/contact-links";
import { FeeLine } from "./fee-line/fee-line";
import { pageContent, setPageLanguage } from "./language/language";
import { BookingForm } from "./lead-form/booking-form";
import { People } from "./people/people";
import { PlacePhotos } from "./place-photos/place-photos";
import { Portrait } from "./portrait/portrait";
import { Reasons } from "./reasons/reasons";
import { PlainFacts } from "./service-page/plain-facts";
import { ServicePage } from "./service-page/service-page";
import { TextPage } from "./text-page/text-page";
import { photosOf, withContent } from "./with-content.fixture";

// React's cache, which holds the language of a page, works only in a build.
jest.mock("react", () => {
  const react = jest.requireActual<typeof import("react")>("react");
  return {
    ...react,
    cache: <Value,>(create: () => Value) => {
      const value = create();
      return () => value;
    },
  };
});

const setLanguage = (language: string) => setPageLanguage(Promise.resolve({ language }));
afterEach(() => setLanguage("en"));

const responsible = "textPages.privacy.sections.who-decides";
const speech = "services.speech-therapy";
const speechPage = () => <ServicePage href="/speech-therapy" />;

describe.each(languages)("in $name", ({ code, messages }) => {
  test.each<[fact: string, text: string, page: () => ReactNode]>([
    ["people.entries.speech.registration", "reasons.entries.team.text", () => <Reasons />],
    ["howToCome.floor", "contactPage.access", () => <ConsultationPage />],
    [
      `${responsible}.details.contact`,
      `${responsible}.paragraphs.reachUs`,
      () => <TextPage href="/privacy" />,
    ],
    [`${speech}.answers.length`, `${speech}.firstVisit.length`, speechPage],
    [`${speech}.answers.fees`, "plainFacts.entries.fees.statement", speechPage],
    [`${speech}.answers.online`, "plainFacts.entries.online.statement", speechPage],
  ])("%s alone takes the place of %s", async (fact, path, page) => {
    await setLanguage(code);
    const text = valueAt(translate(englishContent, messages), path.split(".")) as string;
    withContent({});
    const { container, unmount } = render(page());
    expect(container).toHaveTextContent(text);
    unmount();

    withContent({ [fact]: "14 in 2026" });
    expect(render(page()).container).not.toHaveTextContent(text);
  });
});

test("an answer of one service leaves the pages of the others as they are", () => {
  withContent({ [`${speech}.answers.online`]: "Yes, by video." });
  render(<ServicePage href="/special-education" />);

  const { statement } = plainFacts.entries.online;
  expect(screen.getByText(statement!)).toBeVisible();
});

test("shows neither ways nor photos until the clinic gives them", () => {
  withContent({});
  const { container } = render(
    <>
      <HowToCome />
      <PlacePhotos />
    </>,
  );

  expect(container).toBeEmptyDOMElement();
});

const person = (id: string) => `people.entries.${id}`;

test("shows the people who have a name, with their facts, and each on the page of their service", () => {
  withContent({
    [`${person("speech")}.name`]: "Asha Rao",
    [`${person("speech")}.registration`]: "RCI A00000",
    [`${person("teacher")}.name`]: "Tara Sen",
    [`${person("teacher")}.role`]: "Special educator",
    [`${person("teacher")}.training`]: "A master’s degree",
    [`${person("teacher")}.languages`]: "Hindi and English",
  });
  const { unmount } = render(<People />);
  const [founder, ...persons] = screen.getAllByRole("listitem");
  expect(founder).toHaveTextContent(about.founder);
  expect(persons).toHaveLength(2);
  expect(persons[0]).toHaveTextContent("Asha Rao");
  expect(persons[0]).toHaveTextContent(`${people.registration}: RCI A00000`);
  expect(persons[1]).toHaveTextContent(
    `Tara SenSpecial educator${people.languages}: Hindi and EnglishA master’s degree`,
  );
  unmount();

  render(<PlainFacts service={serviceAt("/special-education")} />);
  const beside = screen.getByRole("region", { name: people.heading });
  const names = within(beside).getAllByRole("heading", { level: 4 });
  expect(names.map(({ textContent }) => textContent)).toEqual(["Tara Sen"]);
  // They answer both.
  for (const fact of ["people", "languages"] as const)
    expect(screen.queryByText(questionAbout(fact))).toBeNull();
});

test("shows a way to come, and leaves out what is empty", () => {
  withContent({ "howToCome.metro": "Saket, gate 2." });
  render(<HowToCome />);

  expect(screen.getAllByRole("definition")).toHaveLength(1);
  expect(screen.getByRole("definition")).toHaveTextContent("Saket, gate 2.");
});

test.each([[["room"]], [["door", "shoes", "room", "hands", "chair"]]] as const)(
  "shows the photos %j in this order, each with its caption",
  (slots) => {
    withContent(photosOf(...slots, "founder"));
    render(<PlacePhotos />);

    const photos = screen.getAllByRole<HTMLImageElement>("img");
    expect(photos.map(({ alt }) => alt)).toEqual(slots.map((slot) => `A photo of our ${slot}`));
    const captions = screen.getAllByRole("figure");
    expect(captions.map(({ textContent }) => textContent)).toEqual(
      slots.map((slot) => placePhotos.captions[slot]),
    );
  },
);

test("before anybody has a name, the home page says who founded the centre, without a portrait", () => {
  withContent({});
  render(<People />);

  const section = screen.getByRole("region", { name: about.heading });
  expect(section).toHaveTextContent(`${about.founderHeading}${about.founder}`);
  expect(screen.queryByRole("img")).toBeNull();
});

test("the founder is the first of the people, with name, portrait and a tag", () => {
  withContent({
    ...photosOf("founder"),
    "about.founderName": "Dr. Mira Rao",
    [`${person("teacher")}.name`]: "Tara Sen",
  });
  render(<People />);

  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent(`${about.founderHeading}Dr. Mira Rao`);
  expect(within(first!).getByRole("img")).toHaveAccessibleName("A photo of our founder");
  expect(second).toHaveTextContent("Tara Sen");
});

test("a founder whom families also meet is one person, the first, and not two", () => {
  withContent({
    "about.founderName": "Tara Sen",
    [`${person("speech")}.name`]: "Asha Rao",
    [`${person("teacher")}.name`]: "Tara Sen",
    [`${person("teacher")}.role`]: "Special educator",
  });
  render(<People />);

  const persons = screen.getAllByRole("listitem");
  expect(persons).toHaveLength(2);
  expect(persons[0]).toHaveTextContent(`${about.founderHeading}Tara SenSpecial educator`);
});

test("a sentence of a person is in quotation marks, and nobody has one that the clinic has not given", () => {
  withContent({
    [`${person("speech")}.name`]: "Asha Rao",
    [`${person("speech")}.ownWords`]: "I sit on the floor first.",
    [`${person("teacher")}.name`]: "Tara Sen",
  });
  const { container } = render(<People />);

  const quotes = [...container.querySelectorAll("q")];
  expect(quotes.map(({ textContent }) => textContent)).toEqual(["I sit on the floor first."]);
});

test.each<[name: string, initials: string]>([
  ["Ananya Mukhopadhyay", "AM"],
  ["Dr. (Mrs.) S. R. Thangam", "ST"],
  ["Dr.Zoya Rahmani", "ZR"],
  ["Debjani Roy Chowdhury (née Sen)", "DC"],
  ["debjani", "D"],
  ["डॉ. मीनाक्षी अय्यर-बनर्जी", "मीअ"],
  ["प्रिया", "प्रि"],
  ["Dr.", ""],
  ["", ""],
])("without a photo, %j has the initials %j", (name, initials) => {
  render(<Portrait person={{ name, src: undefined, alt: "" }} />);

  const tile = document.querySelector(".portrait")!;
  expect(tile.getAttribute("data-initials")).toBe(initials);
  expect(tile).toBeEmptyDOMElement();
});

test.each([
  ["Dr Meera Sen Rao", english.tag],
  ["डॉ. मीरा सेन राव", null],
])("on a Hindi page screen readers are told the language of %s: %s", async (name, tag) => {
  await setLanguage("hi");
  withContent({ "about.founderName": name });
  render(<People />);

  expect(screen.getByText(name).getAttribute("lang")).toBe(tag);
});

test.each([
  ["K7", 1],
  ["Asha & Tara Therapy Centre", 0],
])("the link to the home page has the name %s, drawn: %s", (name, drawings) => {
  withContent({ "site.name": name });
  render(<Brand />);

  const link = screen.getByRole("link", { name: `${name} ${pageContent().site.tagline}` });
  expect(within(link).queryAllByRole("img")).toHaveLength(drawings);
});

const { concernPage, contact } = contentIn(english);

test("a concern page begins with the fee, and with the link to it, once the clinic has confirmed it", () => {
  const firstLink = () =>
    within(screen.getByRole("navigation", { name: servicePage.onThisPage })).getAllByRole(
      "link",
    )[0];
  const { sections, fees } = concernPage;
  const [path, fee] = ["services.speech-therapy.answers", "900 rupees."];
  withContent({ [`${path}.fees`]: fee, [`${path}.unconfirmed`]: ["fees"] });
  const { unmount } = render(<ConcernPage href="/late-talking" />);
  expect(firstLink()).toHaveTextContent(sections.signs);
  expect(screen.queryByText(fee)).toBeNull();
  unmount();

  withContent({ [`${path}.fees`]: fee, [`${path}.unconfirmed`]: [] });
  render(<ConcernPage href="/late-talking" />);
  expect(firstLink()).toHaveTextContent(fees);
  expect(firstLink()).toHaveAttribute("href", "#visit");
  const [first, second] = screen.getAllByText(fee);
  const button = screen.getByRole("link", { name: home.start });
  for (const [before, after] of [
    [button, first!],
    [first!, screen.getByRole("heading", { name: sections.visit })],
    [screen.getByRole("heading", { name: sections.visit }), second!],
  ] as const)
    expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe.each(languages)("in $name", ({ code }) => {
  test.each([
    ["the short form", () => <BookingForm />],
    ["the long form", () => <ConsultationPage />],
  ])(
    "a parent who cannot talk has a way to write below Submit of %s, once the number is confirmed",
    async (_, form) => {
      await setLanguage(code);
      const { contact, ui } = pageContent();
      withContent({ "site.unconfirmed": ["whatsapp"] });
      const { unmount } = render(form());
      expect(screen.queryByRole("link", { name: ui.write })).toBeNull();
      unmount();

      withContent({ "site.unconfirmed": [] });
      render(form());
      const link = screen.getByRole("link", { name: ui.write });
      expect(link).toHaveAttribute("href", chatHref(contact));
      const submit = screen.getByRole("button", { name: /./ });
      expect(submit.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );
});

const serviceAt = (path: ServicePath) =>
  contentIn(english).services.find(({ href }) => href === path)!;
const questionAbout = (fact: keyof typeof plainFacts.entries) =>
  plainFacts.entries[fact].question!.replace("{subject}", serviceAt("/special-education").subject);

/** Shows what a clinic with these answers says on the page of special education. */
function answer(answers: Readonly<Record<string, string>>) {
  withContent(
    Object.fromEntries(
      Object.entries(answers).map(([key, text]) => [
        `services.special-education.answers.${key}`,
        text,
      ]),
    ),
  );
  return render(<PlainFacts service={serviceAt("/special-education")} />);
}

const allAnswers = {
  fees: "One session is 1,000 rupees.",
  ages: "Children up to 9 years.",
  languages: "Hindi.",
  length: "One hour.",
  people: "Two therapists.",
  online: "No.",
};

test("a fact is its answer; missing ones are questions in one card, whose WhatsApp link sends all of them", () => {
  answer({ ...allAnswers, fees: "", length: "" });

  expect(screen.getByText(allAnswers.ages)).toBeVisible();
  const name = plainFacts.toAsk.replace("{count}", "2");
  const card = within(screen.getByRole("region", { name }));
  const questions = [questionAbout("fees"), questionAbout("length")];
  const items = card.getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(questions);
  const link = card.getByRole("link", { name: plainFacts.ask });
  const draft = new URL(link.getAttribute("href")!);
  expect(draft.pathname).toBe(`/${contact.whatsapp.slice(1)}`);
  expect(draft.searchParams.get("text")).toBe(
    [contact.chatQuestionPrefix, ...questions].join("\n"),
  );
  expect(card.getByRole("link", { name: contact.phone.text })).toHaveAttribute(
    "href",
    callHref(contact),
  );
});

const sameFee = "A first visit is 900 rupees, and each session after it 1,100.";

/** Shows the line of fees of a clinic with these answers; the services of `open` are still to be confirmed. */
function feeLine(fees: readonly string[], open: readonly string[] = []) {
  const { services } = englishContent;
  withContent(
    Object.fromEntries(
      Object.keys(services).flatMap((id, index) => [
        [`services.${id}.answers.fees`, fees[index % fees.length]],
        [`services.${id}.answers.unconfirmed`, open],
      ]),
    ),
  );
  return render(<FeeLine />).container;
}

test("a parent reads the fee below the first button once the clinic has confirmed it", () => {
  expect(feeLine([sameFee])).toHaveTextContent(`Fees: ${sameFee}`);
});

test.each<[why: string, fees: readonly string[], open: readonly string[]]>([
  ["no fee is given", [""], []],
  ["the fees are not confirmed", [sameFee], ["fees"]],
])("there is no line of fees while %s", (_, fees, open) => {
  expect(feeLine(fees, open)).toBeEmptyDOMElement();
});

test.each<[why: string, fees: readonly string[], links: number]>([
  ["differ", [sameFee, "A session is 1,400 rupees."], 5],
  ["are missing for some services", [sameFee, ""], 3],
  ["are long", [`${sameFee} ${sameFee}`], 5],
])(
  "the line of fees leads to the services whose fees it cannot say in a line: they %s",
  (_, fees, links) => {
    feeLine(fees);

    const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs).toHaveLength(links);
    for (const href of hrefs) expect(href).toMatch(/^\/[a-z0-9-]+#facts$/);
  },
);

test("one missing fact has a heading in the singular; where none is missing, a parent may ask anything else", () => {
  const { unmount } = answer({ ...allAnswers, fees: "" });
  const name = plainFacts.oneToAsk;
  expect(screen.getByRole("region", { name })).toBeVisible();
  unmount();

  answer(allAnswers);
  const card = screen.getByRole("region", { name: plainFacts.anythingElse });
  expect(within(card).queryByRole("list")).toBeNull();
  expect(within(card).getByRole("link", { name: plainFacts.ask })).toHaveAttribute(
    "href",
    chatHref(contact, serviceAt("/special-education").subject),
  );
});

test("does not ask whether therapy is possible online below the sentence that says when", () => {
  answer({ ...allAnswers, online: "" });

  expect(screen.getByText(plainFacts.entries.online.statement!)).toBeVisible();
  expect(screen.queryByText(/\?$/)).toBeNull();
});

test("the languages of a service are those of the team where its therapist speaks others", () => {
  const name = {
    [`${person("teacher")}.name`]: "Tara Sen",
    [`${person("teacher")}.role`]: "Special educator",
  };
  const languages = "services.special-education.answers.languages";
  const languagesFact = () => screen.getByText(/Bangla/, { selector: "dd *" }).closest("dd");
  withContent({ ...name, [languages]: "Bangla and Hindi." });
  const { unmount } = render(<PlainFacts service={serviceAt("/special-education")} />);
  expect(languagesFact()).toHaveTextContent(/^Bangla and Hindi\.$/);
  unmount();

  const own = { [`${person("teacher")}.languages`]: "Tamil and English" };
  withContent({ ...name, ...own, [languages]: "Bangla and Hindi." });
  render(<PlainFacts service={serviceAt("/special-education")} />);
  expect(languagesFact()).toHaveTextContent("In the team: Bangla and Hindi.");
});
