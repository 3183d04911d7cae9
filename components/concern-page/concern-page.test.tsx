import { render, screen, within } from "@testing-library/react";
import type { Concern as ConcernText } from "@/content-rules/concern";
import { plainText } from "@/content-rules/rich-text";
import type { Service } from "@/content-rules/service";
import { safety } from "@/content/safety";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { ServiceGuide } from "@/components/service-page/service-guide";
import { ConcernPage } from "./concern-page";

const { concernPage, concerns, services } = contentIn(english);

const signsAt = (
  address: string,
): Service["noticing"]["bands"][number]["signs"] =>
  services
    .filter(({ href }) => href === address)
    .flatMap(({ noticing }): Service["noticing"]["bands"] => noticing.bands)
    .flatMap(({ signs }) => signs);

describe.each<(typeof concerns)[number] & ConcernText>(concerns)(
  "the page “$title”",
  ({ href, title, answer, week, bands, services: about }) => {
    test("first says whether to ask, then has links to two things for this week", () => {
      render(<ConcernPage href={href} />);

      const heading = screen.getByRole("heading", { level: 1, name: title });
      expect(heading.nextElementSibling).toHaveTextContent(answer.text);
      const steps = within(screen.getAllByRole("list")[0]!);
      const links = steps.getAllByRole("link");
      expect(links.map(({ textContent }) => textContent)).toEqual(
        week.map((step) => step.heading),
      );
    });

    test("has the signs of the service pages with the same words, before the safety note", () => {
      const { container } = render(<ConcernPage href={href} />);

      const note = screen.getByRole("region", { name: safety.heading });
      const texts = bands
        .flatMap(({ signs }) => signs)
        .flatMap(({ href: address, ids }) =>
          ids.map(
            (id) => signsAt(address).find((sign) => sign.id === id)!.text,
          ),
        );
      const boxes = screen.getAllByRole("checkbox");
      expect(
        boxes.map((box) => box.closest("label")!.textContent).toSorted(),
      ).toEqual(texts.toSorted());
      expect(boxes.at(-1)!.compareDocumentPosition(note)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
      const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    test("has the short form, and links to its services, which link back", () => {
      const { container, unmount } = render(<ConcernPage href={href} />);

      expect(container.querySelector("#booking")).toBeVisible();
      for (const address of about)
        expect(container.querySelector(`a[href="${address}"]`)).toBeVisible();
      unmount();

      for (const service of services.filter((each) =>
        about.includes(each.href),
      )) {
        const guide = render(<ServiceGuide service={service} />);
        expect(
          guide.container.querySelector(`a[href="${href}"]`),
        ).toBeVisible();
        guide.unmount();
      }
    });
  },
);

test.each([
  ["/autism", true],
  ["/late-talking", false],
] as const)(
  "%s, for older children too: %s, has the sentence about a child in danger only then",
  (href, isForOlder) => {
    const [danger = ""] = plainText(safety.danger.text).split(",");
    render(<ConcernPage href={href} />);

    const note = screen.getByRole("region", { name: safety.heading });

    expect(note).toHaveTextContent(plainText(safety.fit.text));
    expect(note.textContent.includes(danger)).toBe(isForOlder);
  },
);

// They take the element whose own parts have most text, and leave out what is beside it.
test("reading views keep the answer, because the sections are in the element that it is in", () => {
  render(<ConcernPage href="/autism" />);

  const page = screen.getByRole("article");
  for (const name of [concernPage.week, concernPage.sections.signs])
    expect(screen.getByRole("region", { name }).parentElement).toBe(page);
});
