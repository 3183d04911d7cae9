import { render, screen } from "@testing-library/react";
import { guides, serviceGuides } from "@/content/service-guides";
import { sources } from "@/content/sources";
import { SourceList } from "./source-list";

test.each(serviceGuides)(
  "every sign of $subject leads to where it comes from",
  (guide) => {
    render(<SourceList guide={guide} />);

    const shown = screen.getByRole("list").textContent;
    for (const sign of guide.noticing.bands.flatMap(({ signs }) => signs))
      expect(shown).toContain(sources[sign.sources[0]!].title);
  },
);

test("a source that nobody could read is not shown", () => {
  render(<SourceList guide={guides["/occupational-therapy"]} />);

  expect(sources.rcot.seen).toBe("not seen");
  expect(screen.queryByText(sources.rcot.title)).toBeNull();
});

test("what the page links to is shown once", () => {
  for (const guide of serviceGuides) {
    const { unmount } = render(<SourceList guide={guide} />);
    const addresses = screen
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(new Set(addresses).size).toBe(addresses.length);
    unmount();
  }
});
