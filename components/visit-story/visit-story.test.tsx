import { paths, siteAddress } from "@/content-model/paths";
import { render, screen, within } from "@testing-library/react";
import { ServiceGuide } from "@/components/service-guide/service-guide";
import { home } from "@/content/home";
import { services } from "@/content/services";
import { visitStory } from "@/content/visit-story";
import { VisitStory } from "./visit-story";

test("tells the visit in six pictures, in their order, each with its number and its sentence", () => {
  render(<VisitStory />);

  const story = screen
    .getAllByRole("listitem")
    .filter((item) => within(item).queryByRole("img") !== null)
    .map((item) => within(item).getByRole("paragraph").textContent);
  expect(story).toEqual([
    "1 I come to a new place with Mummy.",
    "2 I take off my shoes and put them on the rack.",
    "3 I see a room with a mat, a swing and blocks.",
    "4 I meet my therapist, and she shows me a puppet.",
    "5 I play with the blocks, and Mummy is there too.",
    "6 I wave bye, and I go home with Mummy.",
  ]);
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

  const tip = screen.getByText(/the evening before/);
  expect(screen.getByText(/Change the words to your child’s/)).toBeVisible();
  expect(tip.compareDocumentPosition(screen.getAllByRole("img")[0]!)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test("goes to whomever the parent picks on WhatsApp, with its address and no child’s name", () => {
  render(<VisitStory />);

  const link = screen.getByRole("link", { name: visitStory.send });
  const { origin, pathname, searchParams } = new URL(
    link.getAttribute("href")!,
  );
  expect(`${origin}${pathname}`).toBe("https://wa.me/");
  expect(searchParams.get("text")).toBe(
    `My first visit: a story in six pictures to read with your child. ${siteAddress}/first-visit`,
  );
});

test("prints at the touch of a button, and ends with the way to a first session", () => {
  render(<VisitStory />);

  expect(
    screen.getByRole("button", { name: "Print this page" }),
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

    const visit = screen.getByRole("region", { name: "The first visit" });
    const link = within(visit).getByRole("link", { name: /My first visit/ });
    expect(paths).toContain(link.getAttribute("href"));
    expect(link).toHaveAttribute("href", "/first-visit");
  },
);
