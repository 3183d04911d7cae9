import { render, screen, within } from "@testing-library/react";
import { contentIn } from "@/content-model/content";
import { english } from "@/content-model/languages";
import { headerMessages, navigation } from "@/content/navigation";
import { site } from "@/content/site";
import { SiteHeader } from "./site-header";

const { serviceLinks } = contentIn(english);

const allLinks = [
  navigation.home,
  navigation.services,
  ...serviceLinks,
  navigation.contact,
];

/** The bar and the panel. The stylesheet shows the bar on wide windows and the panel on narrow ones. */
const menus = () =>
  screen.getAllByRole("navigation", {
    name: headerMessages.navigation,
    hidden: true,
  });

const linksIn = (menu: HTMLElement) =>
  within(menu).getAllByRole("link", { hidden: true });

test("the banner is a landmark with a name", () => {
  render(<SiteHeader current="/" />);

  expect(
    screen.getByRole("complementary", { name: headerMessages.announcement }),
  ).toHaveTextContent(site.welcome);
});

test("has the same eight links in the bar and in the panel", () => {
  render(<SiteHeader current="/" />);

  expect(menus()).toHaveLength(2);
  for (const menu of menus()) {
    expect(
      linksIn(menu).map((link) => [
        link.textContent,
        link.getAttribute("href"),
      ]),
    ).toEqual(allLinks.map(({ label, href }) => [label, href]));
  }
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

test("has a chevron button that opens the list of services", () => {
  render(<SiteHeader current="/" />);

  const chevron = screen.getByRole("button", {
    name: headerMessages.servicesMenu,
  });
  const list = document.getElementById(chevron.getAttribute("popovertarget")!);
  expect(list).toHaveAttribute("popover", "auto");
  expect(linksIn(list!).map(({ textContent }) => textContent)).toEqual(
    serviceLinks.map(({ label }) => label),
  );
});

test("has a button that opens the panel, and one in the panel that closes it", () => {
  render(<SiteHeader current="/" />);

  const panel = screen.getByRole("dialog", { hidden: true });
  expect(panel).toHaveAttribute("aria-label", headerMessages.menu);
  const open = screen.getByRole("button", { name: headerMessages.openMenu });
  const close = within(panel).getByRole("button", { hidden: true });
  expect(close).toHaveAttribute("aria-label", headerMessages.closeMenu);
  expect(open).toHaveAttribute("commandfor", panel.id);
  expect(open).toHaveAttribute("popovertarget", panel.id);
  expect(close).toHaveAttribute("commandfor", panel.id);
  expect(close).toHaveAttribute("popovertarget", panel.id);
});
