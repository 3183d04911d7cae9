import { render, screen, within } from "@testing-library/react";
import { doctorNotes } from "@/content/doctor-notes";
import { home } from "@/content/home";
import { visitStory } from "@/content/visit-story";
import { siteUrl } from "@/site-content/addresses";
import { VisitStory } from "./visit-story";

test("shows the pictures of the visit in order, each with its number and its sentence", () => {
  render(<VisitStory />);

  const story = screen
    .getAllByRole("listitem")
    .filter((item) => within(item).queryByRole("img") !== null)
    .map((item) => within(item).getByRole("paragraph").textContent);
  expect(story).toEqual(
    visitStory.steps.map(({ text }, index) => `${index + 1} ${text}`),
  );
});

test("has a WhatsApp link without a recipient, whose draft has the address of the story", () => {
  render(<VisitStory />);

  const link = screen.getByRole("link", { name: visitStory.send });
  const { origin, pathname, searchParams } = new URL(
    link.getAttribute("href")!,
  );
  expect(`${origin}${pathname}`).toBe("https://wa.me/");
  expect(searchParams.get("text")).toBe(
    `${visitStory.message} ${siteUrl}/first-visit`,
  );
});

test("has a print button and a link to the booking form", () => {
  render(<VisitStory />);

  expect(
    screen.getByRole("button", { name: doctorNotes.print }),
  ).toHaveAttribute("data-print");
  expect(screen.getByRole("link", { name: home.start })).toHaveAttribute(
    "href",
    "/#booking",
  );
});
