import { render, screen, within } from "@testing-library/react";
import { overviewServices } from "@/content/services";
import { ServiceOverview } from "./service-overview";

test("answers 'How can we help your child' with four services", () => {
  render(<ServiceOverview />);

  const section = screen.getByRole("region", {
    name: "How can we help your child",
  });
  const cards = within(section).getAllByRole("article");
  expect(
    cards.map((card) => within(card).getByRole("heading").textContent),
  ).toEqual(overviewServices.map(({ title }) => title));
});

test.each([
  [
    "Occupational Therapy",
    /up to 14 years.*sensory integration.*oro-motor therapy.*environmental modification.*cognitive rehabilitation.*gait training/,
  ],
  ["Speech Therapy", /communication.*language.*articulation.*swallowing/],
  [
    "Special Education",
    /equal access to education for students with disabilities/i,
  ],
  [
    "Psychological Counselling",
    /emotional and behavioural needs.*coping.*anxiety.*emotional regulation/,
  ],
])("says what the specification says of %s", (title, words) => {
  render(<ServiceOverview />);

  const card = screen
    .getAllByRole("article")
    .find((each) => within(each).queryByRole("heading", { name: title }));
  expect(card).toHaveTextContent(words);
});
