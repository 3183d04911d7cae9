import { render, screen, within } from "@testing-library/react";
import { howToCome } from "@/content/how-to-come";
import { people } from "@/content/people";
import { HowToCome } from "@/components/how-to-come/how-to-come";
import { People } from "./people";

const team = people.entries.map((person) => ({
  ...person,
  name: `Asha ${person.id}`,
  role: "Therapist",
  training: "A master’s degree",
  registration: "RCI A00000",
  languages: "Hindi and English",
}));

test("shows neither people nor directions until the clinic fills them in", () => {
  const empty = people.entries.map((person) => ({ ...person, name: "" }));
  const none = { metro: "", landmark: "", floor: "", parking: "", door: "" };
  const { container } = render(
    <>
      <People team={empty} />
      <HowToCome facts={none} />
    </>,
  );

  expect(container).toBeEmptyDOMElement();
});

test("shows each person with role, training, registration and languages", () => {
  render(<People team={team} />);

  const section = screen.getByRole("region", { name: people.heading });
  const persons = within(section).getAllByRole("listitem");
  expect(persons).toHaveLength(team.length);
  for (const text of ["Asha speech", "Therapist", "RCI A00000", "Hindi and"])
    expect(persons[0]).toHaveTextContent(text);
});

test("the page of a service shows its own people only", () => {
  render(<People team={team} service="/service4" />);

  expect(
    screen
      .getAllByRole("heading", { level: 3 })
      .map((name) => name.textContent),
  ).toEqual(["Asha behavioural"]);
});

test("shows how to come, and leaves out what is empty", () => {
  const facts = {
    metro: "Saket, gate 2.",
    landmark: "",
    floor: "",
    parking: "",
    door: "",
  };
  render(<HowToCome facts={facts} />);

  expect(
    screen.getByText(howToCome.labels.metro).nextSibling,
  ).toHaveTextContent(facts.metro);
  expect(screen.queryByText(howToCome.labels.parking)).toBeNull();
});
