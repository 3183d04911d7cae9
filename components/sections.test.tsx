/** Where the links of sections lead. app/pages-of-texts.test.tsx has the texts, check-site the addresses. */
import type { ReactNode } from "react";
import { render, screen, within } from "@testing-library/react";
import type { Service } from "@/content-rules/services";
import { about } from "@/content/about";
import { ui } from "@/content/ui";
import { site } from "@/content/site";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { addressText, callHref } from "./contact-links/contact-links";
import { HomeServices } from "./home-services/home-services";
import { UnknownAddress } from "./unknown-address/unknown-address";
import { ReviewDate } from "./review-date/review-date";
import { ServicesGrid } from "./services-grid/services-grid";
import { SiteFooter } from "./site-footer/site-footer";

jest.mock("@/site-content/signatures", () => ({
  reviewDate: (path: string) => (path === "/privacy" ? "2026-11-23" : undefined),
}));

const { concernLinks, contact, listedServices, overviewServices, serviceLinks, textPages } =
  contentIn(english);

test.each<[string, readonly Service[], ReactNode]>([
  ["the home page", overviewServices, <HomeServices key="" />],
  ["/service", listedServices, <ServicesGrid key="" />],
])("each card of %s describes its service, and leads to its page", (_, services, section) => {
  render(section);

  for (const { title, href, image, description } of services) {
    const heading = screen.getByRole("heading", { name: title });
    const card = heading.closest("article")!;
    expect(card).toHaveTextContent(description);
    const link = within(card).getByRole("link", { name: new RegExp(title) });
    expect(link).toHaveAttribute("href", href);
    const picture = card.querySelector("img")!;
    expect(picture.getAttribute("src")).toBe(image.src);
    expect(picture.getAttribute("data-focus")).toBe(image.focus ?? null);
  }
});

const hrefs = (place: Pick<typeof screen, "getAllByRole">) =>
  place.getAllByRole("link").map((link) => link.getAttribute("href"));

test("the 404 page has links to the home page, every service and concern, and the phone", () => {
  render(<UnknownAddress />);

  const links = [...serviceLinks, ...concernLinks].map(({ href }) => href);
  expect(hrefs(screen)).toEqual(expect.arrayContaining(["/", ...links, callHref(contact)]));
});

test("the footer has the address, one phone number, and links to the social pages, every service, every page of plain text, the contact page and the developer", () => {
  render(<SiteFooter />);

  expect(screen.getByRole("region", { name: about.reachOutHeading })).toHaveTextContent(
    addressText(site).replaceAll("\u00a0", " "),
  );
  const links = hrefs(within(screen.getByRole("contentinfo")));
  const others = [...serviceLinks, ...textPages, ui.links.contact];
  expect(links).toEqual(
    expect.arrayContaining([...site.social, ...others, site.developer].map(({ href }) => href)),
  );
  expect(links.filter((href) => href?.startsWith("tel:"))).toEqual([callHref(contact)]);
  expect(screen.getByRole("link", { name: contact.phone.text })).toBeVisible();
});

test("a page says when it was last reviewed only once it is signed", () => {
  const { container } = render(<ReviewDate path="/autism" />);
  expect(container).toBeEmptyDOMElement();

  render(<ReviewDate path="/privacy" />);
  expect(screen.getByText(/23 November 2026/)).toBeVisible();
});

test("a screen reader hears of the footer's links to services as such, of no other link, and names no part twice", () => {
  render(<SiteFooter />);

  const services = screen.getByRole("navigation", {
    name: about.servicesHeading,
  });
  // Phones fold them.
  const links = within(services).getAllByRole("link", { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual(
    serviceLinks.map(({ label }) => label),
  );
  expect(screen.queryByRole("region", { name: about.heading })).toBeNull();
});
