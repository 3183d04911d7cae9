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

test.each([undefined, "/privacy"] as const)(
  "marks no link on a page that is not in the menu: %s",
  (path) => {
    render(<SiteHeader current={path} />);

    for (const link of menus().flatMap(linksIn))
      expect(link).not.toHaveAttribute("aria-current");
  },
);
