import { render, screen, within } from "@testing-library/react";
import { about } from "@/content/about";
import { people } from "@/content/people";
import { english } from "@/site-content/languages";
import { photosOf, setLanguage, textsOf, withContent } from "@/components/with-content.fixture";
import { People } from "./people";

const speech = "people.entries.speech";
const teacher = "people.entries.teacher";

test("shows the people who have a name, with their facts, below the founder", () => {
  withContent({
    [`${speech}.name`]: "Asha Rao",
    [`${speech}.registration`]: "RCI A00000",
    [`${teacher}.name`]: "Tara Sen",
    [`${teacher}.role`]: "Special educator",
    [`${teacher}.training`]: "A master’s degree",
    [`${teacher}.languages`]: "Hindi and English",
  });
  render(<People />);

  const [founder, ...persons] = screen.getAllByRole("listitem");
  expect(founder).toHaveTextContent(about.founder);
  expect(persons).toHaveLength(2);
  expect(persons[0]).toHaveTextContent("Asha Rao");
  expect(persons[0]).toHaveTextContent(`${people.registration}: RCI A00000`);
  expect(persons[1]).toHaveTextContent(
    `Tara SenSpecial educator${people.languages}: Hindi and EnglishA master’s degree`,
  );
});

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
    [`${teacher}.name`]: "Tara Sen",
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
    [`${speech}.name`]: "Asha Rao",
    [`${teacher}.name`]: "Tara Sen",
    [`${teacher}.role`]: "Special educator",
  });
  render(<People />);

  const persons = screen.getAllByRole("listitem");
  expect(persons).toHaveLength(2);
  expect(persons[0]).toHaveTextContent(`${about.founderHeading}Tara SenSpecial educator`);
});

test("a sentence of a person is in quotation marks, and nobody has one that the clinic has not given", () => {
  withContent({
    [`${speech}.name`]: "Asha Rao",
    [`${speech}.ownWords`]: "I sit on the floor first.",
    [`${teacher}.name`]: "Tara Sen",
  });
  const { container } = render(<People />);

  expect(textsOf([...container.querySelectorAll("q")])).toEqual(["I sit on the floor first."]);
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
