import { render, screen } from "@testing-library/react";
import { header } from "@/content/header";
import { Brand } from "./brand";

test.each(["K7", "Tara", "Asha & Tara Therapy Centre"])(
  "shows the clinic’s name at the logo: %s",
  (name) => {
    render(<Brand name={name} />);

    expect(
      screen.getByRole("link", { name: `${name} ${header.tagline}` }),
    ).toBeVisible();
  },
);

test("writes a name that is not K7 as text", () => {
  render(<Brand name="Tara" />);

  expect(screen.getByText("Tara")).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
});
