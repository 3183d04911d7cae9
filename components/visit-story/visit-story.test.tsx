import { compile } from "sass";
import { render, screen, within } from "@testing-library/react";
import { contentRule } from "@/content-rules/content";
import { doctorNotes } from "@/content/doctor-notes";
import { home } from "@/content/home";
import { visitStory } from "@/content/visit-story";
import { contentIn } from "@/site-content/content";
import { emptyContent, finishedContent } from "@/site-content/finished.fixture";
import { english, languages } from "@/site-content/languages";
import { siteUrl } from "@/site-content/addresses";
import { VisitStory } from "./visit-story";

const { card, grownUps, steps } = visitStory;
const content = contentIn(english);
const styles = compile("components/visit-story/visit-story.scss", {
  loadPaths: ["styles"],
}).css;

// Today's content may have them.
beforeEach(() => {
  for (const name of ["people", "placePhotos"] as const)
    jest.replaceProperty(content, name, emptyContent[name]);
});
afterEach(() => jest.restoreAllMocks());

/** The item of a step, by a part of its sentence. */
const itemWith = (text: RegExp) => screen.getByText(text).closest("li")!;

/** Gives the clinic's photos of some slots. */
function givePhotos(...slots: (keyof typeof photos)[]) {
  const { entries } = emptyContent.placePhotos;
  const given = slots.map((slot) => [slot, photos[slot]]);
  jest.replaceProperty(content, "placePhotos", {
    ...content.placePhotos,
    entries: { ...entries, ...Object.fromEntries(given) },
  });
}
const photos = {
  door: { src: "/images/a.jpg", alt: "A green door with a step" },
  shoes: { src: "/images/b.jpg", alt: "A rack with small shoes" },
  room: { src: "/images/c.jpg", alt: "A room with a blue mat" },
  hands: { src: "/images/d.jpg", alt: "Two hands roll a red ball" },
};

test("shows the pictures of the visit in order, each with its number and its sentence, and then the card", () => {
  render(<VisitStory />);

  const story = screen
    .getAllByRole("listitem")
    .filter((item) => within(item).queryAllByRole("img").length > 0)
    .map((item) => {
      const [first] = within(item).getAllByRole("paragraph");
      for (const other of first!.querySelectorAll("[hidden]")) other.remove();
      return first!.textContent;
    });
  const { label } = grownUps.options[0]!;
  expect(story).toEqual([
    ...steps.map(
      ({ text }, index) => `${index + 1} ${text.replace("{grownUp}", label)}`,
    ),
    card.child,
  ]);
});

test("has one adult chosen, and styles and words for each", () => {
  render(<VisitStory />);

  const choices = screen.getAllByRole<HTMLInputElement>("radio", {
    hidden: true,
  });
  expect(choices.map(({ checked }) => checked).indexOf(true)).toBe(0);
  for (const { id, label, inStory = label } of grownUps.options) {
    const pick = `.visit-story__pick--${id}`;
    expect(styles).toContain(`:has([value=${id}]:checked) ${pick}`);
    for (const word of document.querySelectorAll(pick))
      expect(word).toHaveTextContent(inStory);
  }
});

test("a photo of the place takes the drawings of its steps, the first one at once and the others later", () => {
  givePhotos("door", "shoes", "room", "hands");
  render(<VisitStory />);

  expect(steps.map(({ photo }) => photo)).toEqual([
    "door",
    "shoes",
    "room",
    undefined,
    "hands",
    "door",
  ]);
  for (const [index, { photo, picture, place, text }] of steps.entries()) {
    const item = itemWith(new RegExp(text.split(/[.{]/)[0]!));
    const shown = within(item).getAllByRole<HTMLImageElement>("img");
    expect(shown.map(({ alt }) => alt)).toEqual(
      photo ? [photos[photo].alt] : [picture.alt, place.alt],
    );
    expect(shown[0]!.getAttribute("fetchpriority")).toBe(
      index === 0 ? "high" : null,
    );
    expect(shown[0]!.getAttribute("loading")).toBe(index === 0 ? null : "lazy");
  }
});

test("says that the real room may look different until there are photos of door, shoes and room", () => {
  const { realRoom } = visitStory.tips;
  givePhotos("door", "room", "hands");
  const { unmount } = render(<VisitStory />);
  expect(screen.getByText(realRoom!)).toBeInTheDocument();

  unmount();
  givePhotos("door", "shoes", "room");
  render(<VisitStory />);
  expect(screen.queryByText(realRoom!)).toBeNull();
});

test("nobody can be chosen as the therapist until the clinic names somebody", () => {
  render(<VisitStory />);

  const { heading } = visitStory.people;
  expect(screen.queryByText(heading)).toBeNull();
  expect(itemWith(/I meet a therapist/)).not.toContainHTML("pick--person");
});

test("each person whom the clinic names can be chosen, with portrait or name, and with what that person does", () => {
  const [ananya, rohan, harpreet] = finishedContent.people.entries;
  const entries = [
    { ...ananya!, src: "/images/a.jpg", role: "ABA therapist" },
    { ...rohan!, name: "" },
    { ...harpreet!, src: undefined },
  ];
  jest.replaceProperty(content, "people", { ...content.people, entries });
  render(<VisitStory />);

  const { heading, unknown } = visitStory.people;
  const group = screen.getByText(heading).closest("fieldset")!;
  const choices = within(group).getAllByRole<HTMLInputElement>("radio", {
    hidden: true,
  });
  const labels = choices.map(({ labels }) => labels![0]!.textContent);
  expect(labels).toEqual([unknown, ananya!.name, harpreet!.name]);
  expect(choices.map(({ checked }) => checked)).toEqual([true, false, false]);

  const scenes = choices.map(({ value }) =>
    document.querySelector(`.visit-story__pick--${value}`)!,
  );
  expect(scenes.map((scene) => scene.hasAttribute("hidden"))).toEqual([
    false,
    true,
    true,
  ]);
  const [usual, withPortrait, withName] = scenes;
  expect(usual).toHaveTextContent(/I meet a therapist/);
  expect(withPortrait).toHaveTextContent(
    `4 This is ${ananya!.name}, ABA therapist. Some days it is someone else.`,
  );
  expect(withPortrait!.querySelector("img")).toHaveAttribute(
    "alt",
    ananya!.alt,
  );
  expect(withName).toHaveTextContent(
    `${harpreet!.name}4 This is ${harpreet!.name}, special educator. Some days`,
  );
  expect(withName!.querySelector("img")).toBeNull();
});

test("styles have a rule for as many people as the clinic may name", () => {
  const [person] = finishedContent.people.entries;
  const people = (count: number) => ({
    ...finishedContent.people,
    entries: Array.from({ length: count }, (_, index) => ({
      ...person,
      id: `person-${index}`,
    })),
  });
  const { shape } = contentRule;
  let most = 1;
  while (shape.people.safeParse(people(most + 1)).success && most < 99) most++;

  for (let number = 0; number <= most; number++)
    expect(styles).toContain(
      `:has([value=person-${number}]:checked) .visit-story__pick--person-${number} `,
    );
});

test("says what may be seen, heard, touched or smelled in the room, as far as the clinic has said", () => {
  const { labels } = visitStory.senses;
  const senses = { see: "a blue mat", hear: "", touch: "", smell: "incense" };
  jest.replaceProperty(content, "visitStory", {
    ...content.visitStory,
    senses: { ...senses, labels },
  });
  render(<VisitStory />);

  const room = itemWith(/This is the room/);
  const rows = [...room.querySelectorAll("dt, dd")];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    labels.see,
    "a blue mat",
    labels.smell,
    "incense",
  ]);
});

test("asks for the child's name in a field that has no name and is in no form, so that nothing sends it", () => {
  render(<VisitStory />);

  const field = screen.getByLabelText<HTMLInputElement>(visitStory.name);
  expect(field).toHaveAccessibleDescription(visitStory.nameNote);
  expect(field.form).toBeNull();
  expect(field.name).toBe("");
  expect(field).toHaveAttribute("autocomplete", "off");
  expect(field).toHaveAttribute("spellcheck", "false");
});

test.each(languages)(
  "no sentence for the child asks for courage or obedience, promises, or shows whether a girl or a boy reads it: $name",
  (language) => {
    const { title, name, ...story } = contentIn(language).visitStory;
    const sentences = [
      title,
      name,
      story.card.child,
      story.card.grownUps,
      story.people.named,
      ...Object.values(story.senses.labels),
      ...story.steps.map(({ text }) => text),
    ].join(" ");

    expect(sentences).not.toMatch(
      /ता हूँ|ती हूँ|ूँगा|ूँगी|\b(brave|good|must|always|never)\b|बहादुर|डर/i,
    );
  },
);

test("has a WhatsApp link without a recipient, whose draft has the address of the story", () => {
  render(<VisitStory />);

  const link = screen.getByRole("link", { name: visitStory.send });
  const { origin, pathname, searchParams } = new URL(
    link.getAttribute("href")!,
  );
  expect(`${origin}${pathname}`).toBe("https://wa.me/");
  expect(searchParams.get("text")).toBe(
    `${visitStory.message} ${siteUrl}/first-visit`,
  );
});

test("has a print button and a link to the booking form", () => {
  render(<VisitStory />);

  expect(
    screen.getByRole("button", { name: doctorNotes.print }),
  ).toHaveAttribute("data-print");
  expect(screen.getByRole("link", { name: home.start })).toHaveAttribute(
    "href",
    "/#booking",
  );
});
