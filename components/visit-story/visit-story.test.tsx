import { render, screen, within } from "@testing-library/react";
import { people } from "@/content/people";
import { visitStory } from "@/content/visit-story";
import { contentIn } from "@/site-content/content";
import { englishContent } from "@/site-content/english";
import { english, languages } from "@/site-content/languages";
import { photosOf, showContent, textsOf, withContent } from "@/components/with-content.fixture";
import { VisitStory } from "./visit-story";

const { steps } = visitStory;

beforeEach(() => withContent({}));

const itemWith = (text: RegExp) => screen.getByText(text).closest("li")!;

test("a photo of the place takes the drawings of its steps, the first one at once and the others later", () => {
  withContent(photosOf("door", "shoes", "room", "hands"));
  render(<VisitStory />);

  for (const [index, { photo, picture, place, text }] of steps.entries()) {
    const item = itemWith(new RegExp(text.split(/[.{]/)[0]!));
    const shown = within(item).getAllByRole<HTMLImageElement>("img");
    expect(shown.map(({ alt }) => alt)).toEqual(
      photo ? [`A photo of our ${photo}`] : [picture.alt, place.alt],
    );
    expect(shown[0]!.getAttribute("fetchpriority")).toBe(index === 0 ? "high" : null);
    expect(shown[0]!.getAttribute("loading")).toBe(index === 0 ? null : "lazy");
  }
});

test("says that the real room may look different until there are photos of door, shoes and room", () => {
  const { tipWithoutPhotos } = visitStory;
  withContent(photosOf("door", "room", "hands"));
  const { unmount } = render(<VisitStory />);
  expect(screen.getByText(tipWithoutPhotos)).toBeInTheDocument();

  unmount();
  withContent(photosOf("door", "shoes", "room"));
  render(<VisitStory />);
  expect(screen.queryByText(tipWithoutPhotos)).toBeNull();
});

test("nobody can be chosen as the therapist until the clinic names somebody", () => {
  render(<VisitStory />);

  const { heading } = visitStory.people;
  expect(screen.queryByText(heading)).toBeNull();
  expect(itemWith(/I meet a therapist/)).not.toContainHTML('data-choice="person');
});

test("each person whom the clinic names can be chosen, with portrait or name, and with what that person does", () => {
  withContent({
    "people.entries.speech.name": "Ananya Sen",
    "people.entries.speech.role": "ABA therapist",
    "people.entries.speech.src": "/images/a.jpg",
    "people.entries.speech.alt": "Ananya smiles.",
    "people.entries.teacher.name": "Harpreet Kaur",
    "people.entries.teacher.role": "Special educator",
  });
  render(<VisitStory />);

  const { heading, unknown } = visitStory.people;
  const group = screen.getByText(heading).closest("fieldset")!;
  const choices = within(group).getAllByRole<HTMLInputElement>("radio", { hidden: true });
  expect(textsOf(choices.map(({ labels }) => labels![0]!))).toEqual([
    unknown,
    "Ananya Sen",
    "Harpreet Kaur",
  ]);
  expect(within(group).getAllByRole("presentation", { hidden: true })).toHaveLength(1);
  expect(group.querySelectorAll("[data-initials]")).toHaveLength(1);
  expect(choices.map(({ checked }) => checked)).toEqual([true, false, false]);

  const scenes = choices.map(({ value }) => document.querySelector(`[data-choice="${value}"]`)!);
  expect(scenes.map((scene) => scene.hasAttribute("hidden"))).toEqual([false, true, true]);
  const [usual, withPortrait, withName] = scenes;
  expect(usual).toHaveTextContent(/I meet a therapist/);
  expect(withPortrait).toHaveTextContent(
    "4 This is Ananya Sen, ABA therapist. Some days it is someone else.",
  );
  expect(withPortrait!.querySelector("img")).toHaveAttribute("alt", "Ananya smiles.");
  expect(withName).toHaveTextContent(
    "Harpreet Kaur4 This is Harpreet Kaur, special educator. Some days",
  );
  expect(withName!.querySelector("img")).toBeNull();
});

test("as many people and grown-ups can be chosen as the clinic names, whatever their ids", () => {
  const team = Array.from({ length: 14 }, (_, index) => ({
    ...englishContent.people.entries[0]!,
    id: `p${index}`,
    name: `Person ${index}`,
  }));
  const { visitStory: story } = englishContent;
  const options = story.grownUps.options.map((option, index) => ({ ...option, id: `g${index}` }));
  const renamed = { ...story, grownUps: { ...story.grownUps, options } };
  const content = { ...englishContent, people: { ...people, entries: team }, visitStory: renamed };
  showContent(content, english);
  render(<VisitStory />);

  const rules = document.querySelector("style:not(svg *)")!.textContent;
  const radios = screen.getAllByRole<HTMLInputElement>("radio", { hidden: true });
  const values = radios.filter(({ name }) => name !== "paper").map(({ value }) => value);
  expect(values).toHaveLength(15 + options.length);
  for (const value of values) {
    expect(document.querySelector(`[data-choice="${value}"]`)).toBeInTheDocument();
    expect(rules).toContain(`:has([value=${value}]:checked) [data-choice=${value}]`);
  }
});

test("says what may be seen, heard, touched or smelled in the room, as far as the clinic has said", () => {
  const { labels } = visitStory.senses;
  withContent({ "visitStory.senses.see": "a blue mat", "visitStory.senses.smell": "incense" });
  render(<VisitStory />);

  const room = itemWith(/This is the room/);
  expect(textsOf([...room.querySelectorAll("dt, dd")])).toEqual([
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

    expect(sentences).not.toMatch(/ता हूँ|ती हूँ|ूँगा|ूँगी|\b(brave|good|must|always|never)\b|बहादुर|डर/i);
  },
);
