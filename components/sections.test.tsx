import { render, screen, within } from "@testing-library/react";
import { about } from "@/content/about";
import { navigation } from "@/content/navigation";
import { programs } from "@/content/programs";
import { serviceCards } from "@/content/service-cards";
import { site } from "@/content/site";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import {
  addressText,
  callHref,
  phoneText,
} from "./contact-links/contact-links";
import { NotFound } from "./not-found/not-found";
import { Programs } from "./programs/programs";
import { ServicesGrid } from "./services-grid/services-grid";
import { HomeServices } from "./home-services/home-services";
import { SiteFooter } from "./site-footer/site-footer";

// Where the links of sections lead. app/pages-of-texts.test.tsx has the texts, check-site the addresses.
const {
  concernLinks,
  contact,
  listedServices,
  overviewServices,
  serviceLinks,
  textPages,
} = contentIn(english);

test("each card of the home page describes its service, and leads to its page", () => {
  render(<HomeServices />);

  for (const { title, href, image, description } of overviewServices) {
    const heading = screen.getByRole("heading", { name: title });
    const article = heading.closest("article")!;
    expect(article).toHaveTextContent(description);
    const card = within(article);
    const name = `${serviceCards.learnMore} : ${title}`;
    expect(card.getByRole("link", { name })).toHaveAttribute("href", href);
    // The picture has an empty alt text, because the text says all that it shows.
    expect(card.getByRole("presentation")).toHaveAttribute("src", image.src);
  }
});

test("each card of /service describes its service in a line and in a text, and leads to its page", () => {
  render(<ServicesGrid />);

  for (const { title, href, tagline, description } of listedServices) {
    const heading = screen.getByRole("heading", { name: title });
    const card = heading.closest("article")!;
    expect(card).toHaveTextContent(tagline);
    expect(card).toHaveTextContent(description);
    expect(within(card).getByRole("link")).toHaveAttribute("href", href);
  }
});

test("each programme has a link to the form, named after it", () => {
  render(<Programs />);

  for (const { title } of programs.entries)
    expect(
      screen.getByRole("link", { name: new RegExp(title) }),
    ).toHaveAttribute("href", "/#booking");
});

const hrefs = (place: Pick<typeof screen, "getAllByRole">) =>
  place.getAllByRole("link").map((link) => link.getAttribute("href"));

test("the 404 page has links to the home page, every service and concern, and the phone", () => {
  render(<NotFound />);

  const links = [...serviceLinks, ...concernLinks].map(({ href }) => href);
  expect(hrefs(screen)).toEqual(
    expect.arrayContaining(["/", ...links, callHref(contact)]),
  );
});

test("the footer has the address, one phone number, and links to the social pages, every service, every page of plain text, the contact page and the developer", () => {
  render(<SiteFooter />);

  expect(
    screen.getByRole("region", { name: about.reachOutHeading }),
  ).toHaveTextContent(addressText(site).replaceAll("\u00a0", " "));
  const links = hrefs(within(screen.getByRole("contentinfo")));
  expect(links).toEqual(
    expect.arrayContaining(
      [
        ...site.social,
        ...serviceLinks,
        ...textPages,
        navigation.contact,
        site.developer,
      ].map(({ href }) => href),
    ),
  );
  expect(links.filter((href) => href?.startsWith("tel:"))).toEqual([
    callHref(contact),
  ]);
  expect(screen.getByRole("link", { name: phoneText(contact) })).toBeVisible();
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
