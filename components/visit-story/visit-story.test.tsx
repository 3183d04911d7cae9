import { paths, siteUrl } from "@/content-model/paths";
import { render, screen, within } from "@testing-library/react";
import { ServiceGuide } from "@/components/service-page/service-guide";
import { home } from "@/content/home";
import { doctorNotes, guideMessages } from "@/content/service-page";
import { services } from "@/content/services";
import { visitStory } from "@/content/visit-story";
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

test("every picture has its alt text", () => {
  render(<VisitStory />);

  const names = visitStory.steps.map(({ picture }) => picture.alt);
  const pictures = screen.getAllByRole("img");
  expect(pictures).toHaveLength(names.length);
  for (const [index, name] of names.entries())
    expect(pictures[index]).toHaveAccessibleName(name);
});

test("tells the parent how to use the story, after the pictures", () => {
  render(<VisitStory />);

  for (const text of Object.values(visitStory.tips)) {
    const tip = screen.getByText(text);
    expect(
      screen.getAllByRole("img").at(-1)!.compareDocumentPosition(tip),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
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

test.each(services)(
  "the section about the first visit of $subject links to the story",
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
