import { render, screen, within } from "@testing-library/react";
import { programs } from "@/content/programs";
import { Programs } from "./programs";

const tiles = () =>
  within(
    screen.getByRole("region", { name: "Our Intervention programs" }),
  ).getAllByRole("article");

test("shows four programs under 'Our Intervention programs'", () => {
  render(<Programs />);

  expect(
    tiles().map((tile) => within(tile).getByRole("heading").textContent),
  ).toEqual([
    "Early Intervention Program",
    "School Readiness Program",
    "Group Therapy Program",
    "Language & Communication Program",
  ]);
});

test("has each description in the page, whether or not anything hovers", () => {
  render(<Programs />);

  expect(tiles()).toHaveLength(programs.length);
  for (const [index, { description }] of programs.entries())
    expect(tiles()[index]).toHaveTextContent(description);
});

test("gives the keyboard a place in each tile, so that focus can reveal it", () => {
  render(<Programs />);

  for (const [index, { title }] of programs.entries()) {
    const link = within(tiles()[index]!).getByRole("link");
    expect(link).toHaveAccessibleName(expect.stringContaining(title));
    expect(link).toHaveAttribute("href", "/contact");
  }
});
