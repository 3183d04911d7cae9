import { render, screen, within } from "@testing-library/react";
import { home } from "@/content/home";
import { overviewServices } from "@/content/services";
import { ServiceOverview } from "./service-overview";

test("answers how we can help with the four services, in their order", () => {
  render(<ServiceOverview />);

  const section = screen.getByRole("region", { name: home.helpHeading });
  const cards = within(section).getAllByRole("article");
  expect(
    cards.map((card) => within(card).getByRole("heading").textContent),
  ).toEqual(overviewServices.map(({ title }) => title));
});
