import { render, screen, within } from "@testing-library/react";
import { callAddress } from "@/components/contact-links/contact-links";
import { notFound } from "@/content/pages";
import { services } from "@/content/services";
import { NotFound } from "./not-found";

test("offers home, every service and a call to a parent who lost the way", () => {
  render(<NotFound />);

  const main = within(screen.getByRole("main"));
  expect(
    main.getByRole("heading", { level: 1, name: notFound.heading }),
  ).toBeVisible();
  const addresses = main
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(addresses).toEqual(
    expect.arrayContaining([
      "/",
      ...services.map(({ href }) => href),
      callAddress,
    ]),
  );
});
