import { render, screen } from "@testing-library/react";
import { facts } from "@/content/service-facts";
import { guides, serviceGuides } from "@/content/service-guides";
import { site } from "@/content/site";
import { sources } from "@/content/sources";
import { SourceList } from "./onward";
import { PlainFacts } from "./plain-facts";

test("a father asks for the fee in one tap, and the draft names the therapy", () => {
  render(<PlainFacts guide={guides["/occupational-therapy"]} />);

  const ask = screen.getByRole("link", {
    name: /What is the fee for occupational therapy\?/,
  });
  const draft = new URL(ask.getAttribute("href")!);
  expect(draft.origin + draft.pathname).toBe(
    `https://wa.me/${site.whatsapp.slice(1)}`,
  );
  expect(draft.searchParams.get("text")).toBe(
    "Hello K7. What is the fee for occupational therapy?",
  );
});

test("what the clinic has said takes the place of the question", () => {
  render(<PlainFacts guide={guides["/occupational-therapy"]} />);

  expect(screen.getByText("Children up to 14 years.")).toBeVisible();
  expect(screen.queryByText(/What ages do you see/)).toBeNull();
});

test.each(serviceGuides)("every fact of $subject is said or asked", (guide) => {
  render(<PlainFacts guide={guide} />);

  expect(screen.getAllByRole("definition")).toHaveLength(facts.length);
  for (const answer of screen.getAllByRole("definition"))
    expect(answer).toHaveTextContent(/\w[.?]/);
});

test.each(serviceGuides)(
  "every sign of $subject leads to where it comes from, shown once",
  (guide) => {
    render(<SourceList guide={guide} />);

    const shown = screen.getByRole("list").textContent;
    for (const sign of guide.noticing.bands.flatMap(({ signs }) => signs))
      expect(shown).toContain(sources[sign.sources[0]!].title);
    const addresses = screen
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(new Set(addresses).size).toBe(addresses.length);
  },
);

test("a source that nobody could read is not shown", () => {
  render(<SourceList guide={guides["/occupational-therapy"]} />);

  expect(sources.rcot.seen).toBe("not seen");
  expect(screen.queryByText(sources.rcot.title)).toBeNull();
});
