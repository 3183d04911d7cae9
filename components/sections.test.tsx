import { render, screen, within } from "@testing-library/react";
import { about } from "@/content/about";
import { home } from "@/content/home";
import { contentIn } from "@/content-model/content";
import { english } from "@/content-model/languages";
import { navigation } from "@/content/navigation";
import { notices } from "@/content/notices";
import { notFound } from "@/content/pages";
import { programs, programsHeading } from "@/content/programs";
import { reasons, reasonsMessages } from "@/content/reasons";
import { serviceMessages } from "@/content/services";
import { site } from "@/content/site";
import {
  addressText,
  callAddress,
  phoneText,
} from "./contact-links/contact-links";
import { Founder } from "./founder/founder";
import { NotFound } from "./not-found/not-found";
import { Programs } from "./programs/programs";
import { Reasons } from "./reasons/reasons";
import { HomeServices } from "./home-services/home-services";
import { SiteFooter } from "./site-footer/site-footer";

// What the sections show from content/, and where their links lead.
const { concernLinks, overviewServices, serviceLinks } = contentIn(english);

const linkIn = (place: ReturnType<typeof within>, name: string) =>
  place.getByRole("link", { name });

describe("the home page", () => {
  test("says who founded the centre, and what the founder is trained in", () => {
    render(<Founder />);

    expect(
      screen.getByRole("region", { name: about.founderHeading }),
    ).toHaveTextContent(
      /occupational therapist with a master’s degree in paediatrics/,
    );
  });

  test("shows the four services in their order under “How can we help your child”", () => {
    render(<HomeServices />);

    const section = screen.getByRole("region", { name: home.helpHeading });
    const cards = within(section).getAllByRole("article");
    expect(cards).toHaveLength(overviewServices.length);
    for (const [index, service] of overviewServices.entries()) {
      const card = within(cards[index]!);
      expect(card.getByRole("heading")).toHaveTextContent(service.title);
      expect(cards[index]).toHaveTextContent(service.description);
      // The picture has an empty alt text, because the text says all that it shows.
      expect(card.getByRole("presentation")).toHaveAttribute(
        "src",
        service.image.src,
      );
      expect(
        linkIn(card, `${serviceMessages.learnMore} : ${service.title}`),
      ).toHaveAttribute("href", service.href);
    }
  });

  test("shows each programme with its description, and a link whose focus reveals it", () => {
    render(<Programs />);

    const section = screen.getByRole("region", { name: programsHeading });
    const tiles = within(section).getAllByRole("article");
    expect(tiles).toHaveLength(programs.length);
    for (const [index, { title, description }] of programs.entries()) {
      const tile = within(tiles[index]!);
      expect(tile.getByRole("heading")).toHaveTextContent(title);
      expect(tiles[index]).toHaveTextContent(description);
      const link = tile.getByRole("link");
      expect(link).toHaveAccessibleName(expect.stringContaining(title));
      expect(link).toHaveAttribute("href", "/#booking");
    }
  });

  test("lists each reason once, in order, and has a link to the form", () => {
    render(<Reasons />);

    const section = within(
      screen.getByRole("region", { name: reasonsMessages.heading }),
    );
    const items = section.getAllByRole("listitem");
    expect(items).toHaveLength(reasons.length);
    for (const [index, { title, text }] of reasons.entries()) {
      expect(items[index]).toHaveTextContent(title);
      expect(items[index]).toHaveTextContent(text);
      expect(section.getAllByText(title, { selector: "strong" })).toHaveLength(
        1,
      );
    }
    expect(linkIn(section, reasonsMessages.link)).toHaveAttribute(
      "href",
      "#booking",
    );
  });
});

test("the 404 page has links to the home page, every service and concern, and the phone", () => {
  render(<NotFound />);

  expect(
    screen.getByRole("heading", { level: 1, name: notFound.heading }),
  ).toBeVisible();
  const addresses = screen
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(addresses).toEqual(
    expect.arrayContaining([
      "/",
      ...[...serviceLinks, ...concernLinks].map(({ href }) => href),
      callAddress,
    ]),
  );
});

describe("the footer", () => {
  const footer = () => within(screen.getByRole("contentinfo"));

  beforeEach(() => {
    render(<SiteFooter />);
  });

  test("has the texts about the founder, the mission and the vision", () => {
    for (const text of [about.founder, about.mission, about.vision])
      expect(footer().getByText(text)).toBeVisible();
  });

  test("has the address, and one phone number, which is a link", () => {
    expect(screen.getByRole("group")).toHaveTextContent(addressText(site));
    const calls = footer()
      .getAllByRole("link")
      .filter((link) => link.getAttribute("href")?.startsWith("tel:"));
    expect(calls).toHaveLength(1);
    expect(calls[0]).toHaveAttribute("href", callAddress);
    expect(calls[0]!.textContent).toBe(phoneText);
  });

  test("has links to the social pages, every service, every page of plain text, the contact page and the developer", () => {
    const links = [
      ...site.social.map(({ name, href }) => ({ label: name, href })),
      ...serviceLinks,
      ...notices.map(({ title, href }) => ({ label: title, href })),
      navigation.contact,
      { label: site.developer.name, href: site.developer.href },
    ];

    for (const { label, href } of links)
      expect(linkIn(footer(), label)).toHaveAttribute("href", href);
  });

  test("has a copyright line", () => {
    const line = about.copyright
      .replace("{since}", String(site.since))
      .replace("{name}", site.fullName);
    expect(footer().getByText(line)).toBeVisible();
  });
});
