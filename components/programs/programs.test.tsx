import { render, screen, within } from "@testing-library/react";
import { programs, programsHeading } from "@/content/programs";
import { Programs } from "./programs";

test("shows each program with its description, and a link by which the keyboard reveals it", () => {
  render(<Programs />);

  const tiles = within(
    screen.getByRole("region", { name: programsHeading }),
  ).getAllByRole("article");
  expect(tiles).toHaveLength(programs.length);
  for (const [index, { title, description }] of programs.entries()) {
    const tile = within(tiles[index]!);
    expect(tile.getByRole("heading")).toHaveTextContent(title);
    expect(tiles[index]).toHaveTextContent(description);
    const link = tile.getByRole("link");
    expect(link).toHaveAccessibleName(expect.stringContaining(title));
    expect(link).toHaveAttribute("href", "/contact");
  }
});
