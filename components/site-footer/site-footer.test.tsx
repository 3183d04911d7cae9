import { render, screen, within } from "@testing-library/react";
import {
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

test("tells who founded the centre", () => {
  expect(screen.getByText(about.founder)).toHaveTextContent(
    /occupational therapist with a master's degree in paediatrics/,
  );
});

test("tells its mission, and its vision of online and offline sessions", () => {
  expect(footer().getByText(about.mission)).toBeVisible();
  expect(footer().getByText(about.vision)).toHaveTextContent(
    /online.*offline/i,
  );
});

test("gives one phone number, which can be tapped to call", () => {
  const calls = footer()
    .getAllByRole("link")
    .filter((link) => link.getAttribute("href")?.startsWith("tel:"));

  expect(calls).toHaveLength(1);
  expect(calls[0]).toHaveAttribute("href", callAddress);
  expect(calls[0]).toHaveTextContent(phoneText);
});

test("gives the Delhi address", () => {
  expect(screen.getByRole("group")).toHaveTextContent(/CR Park.*Delhi/);
});

test.each(site.social)("leads to $name", ({ name, href }) => {
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
