import { render, screen, within } from "@testing-library/react";
import { header } from "@/content/header";
import { site } from "@/content/site";
import { SiteHeader } from "./site-header";

/** The bar and the panel. The stylesheet shows the bar on wide windows and the panel on narrow ones. */
const menus = () =>
  screen.getAllByRole("navigation", {
    name: header.navigation,
    hidden: true,
  });

const linksIn = (menu: HTMLElement) =>
  within(menu).getAllByRole("link", { hidden: true });

test("the banner is a landmark with a name", () => {
  render(<SiteHeader current="/" />);

  expect(
    screen.getByRole("region", { name: header.announcement }),
  ).toHaveTextContent(site.welcome);
});

test("marks the link to the current page, and no other", () => {
  render(<SiteHeader current="/service4" />);

  for (const menu of menus()) {
    const marked = linksIn(menu).filter(
      (link) => link.getAttribute("aria-current") === "page",
    );
    expect(marked.map((link) => link.getAttribute("href"))).toEqual([
      "/service4",
    ]);
  }
});
