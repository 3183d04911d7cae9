import { render, screen } from "@testing-library/react";
import { about } from "@/content/about";
import { Founder } from "./founder";

test("says who founded the centre, and what they trained in", () => {
  render(<Founder />);

  expect(
    screen.getByRole("region", { name: about.founderHeading }),
  ).toHaveTextContent(
    /occupational therapist with a master's degree in paediatrics/,
  );
});
