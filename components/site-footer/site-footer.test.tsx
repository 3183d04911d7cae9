import { render, screen, within } from "@testing-library/react";
import { about } from "@/content/about";
import { ui } from "@/content/ui";
import { site } from "@/content/site";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { addressText, callHref } from "@/components/contact-links/contact-links";
import { hrefsOf, textsOf } from "@/components/with-content.fixture";
import { SiteFooter } from "./site-footer";

const { contact, serviceLinks, textPages } = contentIn(english);

beforeEach(() => {
  render(<SiteFooter />);
});

test("has the address, one phone number, and links to the social pages, every service, every page of plain text, the contact page and the developer", () => {
  expect(screen.getByRole("region", { name: about.reachOutHeading })).toHaveTextContent(
    addressText(site).replaceAll("\u00a0", " "),
  );
  const links = hrefsOf(within(screen.getByRole("contentinfo")).getAllByRole("link"));
  const others = [...serviceLinks, ...textPages, ui.links.contact];
  expect(links).toEqual(
    expect.arrayContaining([...site.social, ...others, site.developer].map(({ href }) => href)),
  );
  expect(links.filter((href) => href?.startsWith("tel:"))).toEqual([callHref(contact)]);
  expect(screen.getByRole("link", { name: contact.phone.text })).toBeVisible();
});

test("a screen reader hears of the links to services as such, of no other link, and names no part twice", () => {
  const services = screen.getByRole("navigation", { name: about.servicesHeading });
  const links = within(services).getAllByRole("link", { hidden: true });
  expect(textsOf(links)).toEqual(serviceLinks.map(({ label }) => label));
  expect(screen.queryByRole("region", { name: about.heading })).toBeNull();
});
