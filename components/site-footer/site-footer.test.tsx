import { render, screen, within } from "@testing-library/react";
import {
  addressLines,
  callAddress,
  phoneText,
} from "@/components/contact-links/contact-links";
import { about } from "@/content/about";
import { navigation } from "@/content/navigation";
import { site } from "@/content/site";
import { SiteFooter } from "./site-footer";

const footer = () => within(screen.getByRole("contentinfo"));

beforeEach(() => {
  render(<SiteFooter />);
});

test("tells who founded the centre, its mission and its vision", () => {
  for (const words of [about.founder, about.mission, about.vision])
    expect(footer().getByText(words)).toBeVisible();
});

test("gives one phone number, which can be tapped to call", () => {
  const calls = footer()
    .getAllByRole("link")
    .filter((link) => link.getAttribute("href")?.startsWith("tel:"));

  expect(calls).toHaveLength(1);
  expect(calls[0]).toHaveAttribute("href", callAddress);
  expect(calls[0]).toHaveTextContent(phoneText);
});

test("gives the address", () => {
  for (const line of addressLines)
    expect(screen.getByRole("group")).toHaveTextContent(line);
});

test("leads to each of the clinic's social pages", () => {
  for (const { name, href } of site.social)
    expect(footer().getByRole("link", { name })).toHaveAttribute("href", href);
});

test("leads to every service and to the contact page", () => {
  for (const { label, href } of [...navigation.eachService, navigation.contact])
    expect(footer().getByRole("link", { name: label })).toHaveAttribute(
      "href",
      href,
    );
});

test("has a copyright line and the developer's credit", () => {
  expect(
    footer().getByText(`© ${site.since}`, { exact: false }),
  ).toHaveTextContent(site.fullName);
  expect(
    footer().getByRole("link", { name: site.developer.name }),
  ).toHaveAttribute("href", site.developer.href);
});
