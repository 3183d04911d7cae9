import { paths, siteAddress } from "@/content-model/paths";
import { render, screen, within } from "@testing-library/react";
import { ServiceGuide } from "@/components/service-guide/service-guide";
import { home } from "@/content/home";
import { doctorNotes, guideMessages } from "@/content/service-page";
import { services } from "@/content/services";
import { visitStory } from "@/content/visit-story";
import { VisitStory } from "./visit-story";

test("tells the visit in six pictures, in their order, each with its number and its sentence", () => {
  render(<VisitStory />);

  const story = screen
    .getAllByRole("listitem")
    .filter((item) => within(item).queryByRole("img") !== null)
    .map((item) => within(item).getByRole("paragraph").textContent);
  expect(story).toEqual(
    visitStory.steps.map(({ text }, index) => `${index + 1} ${text}`),
  );
});

test("says of every picture what is seen in it", () => {
  render(<VisitStory />);

  const names = visitStory.steps.map(({ picture }) => picture.alt);
  const seen = screen.getAllByRole("img");
  expect(seen).toHaveLength(names.length);
  for (const [index, name] of names.entries())
    expect(seen[index]).toHaveAccessibleName(name);
});

test("tells the parent how to use it, before the first picture", () => {
  render(<VisitStory />);

  for (const text of Object.values(visitStory.tips)) {
    const tip = screen.getByText(text);
    expect(tip.compareDocumentPosition(screen.getAllByRole("img")[0]!)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  }
});

test("goes to whomever the parent picks on WhatsApp, with its address and no child’s name", () => {
  render(<VisitStory />);

  const link = screen.getByRole("link", { name: visitStory.send });
  const { origin, pathname, searchParams } = new URL(
    link.getAttribute("href")!,
  );
  expect(`${origin}${pathname}`).toBe("https://wa.me/");
  expect(searchParams.get("text")).toBe(
    `${visitStory.message} ${siteAddress}/first-visit`,
  );
});

test("prints at the touch of a button, and ends with the way to a first session", () => {
  render(<VisitStory />);

  expect(
    screen.getByRole("button", { name: doctorNotes.print }),
  ).toHaveAttribute("data-print");
  expect(screen.getByRole("link", { name: home.start })).toHaveAttribute(
    "href",
    "/#booking",
  );
});

test.each(services)(
  "a parent finds it in the first visit of $subject",
  (service) => {
    render(<ServiceGuide service={service} />);

    const visit = screen.getByRole("region", {
      name: guideMessages.firstVisit,
    });
    const link = within(visit).getByRole("link", { name: guideMessages.story });
    expect(paths).toContain(link.getAttribute("href"));
    expect(link).toHaveAttribute("href", "/first-visit");
  },
);
