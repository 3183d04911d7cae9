import { render, screen, within } from "@testing-library/react";
import type { Concern } from "@/content-rules/concerns";
import { plainText } from "@/content-rules/fields/rich-text";
import { home } from "@/content/home";
import { safety } from "@/content/safety";
import { servicePage } from "@/content/service-page";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { expectOrder, textsOf, withContent } from "@/components/with-content.fixture";
import { ConcernPage } from "./concern-page";

const { concernPage, concerns, services } = contentIn(english);

const safetyNote = () => screen.getByRole("region", { name: safety.heading });

describe.each<Concern>(concerns)(
  "the page “$title”",
  ({ href, title, answer, week, bands, services: about }) => {
    let container: HTMLElement;

    beforeEach(() => {
      ({ container } = render(<ConcernPage href={href} />));
    });

    test("first says whether to ask, then has links to two things for this week", () => {
      const heading = screen.getByRole("heading", { level: 1, name: title });
      expect(heading.nextElementSibling).toHaveTextContent(answer.text);
      const steps = within(screen.getAllByRole("list")[0]!);
      expect(textsOf(steps.getAllByRole("link"))).toEqual(week.map((step) => step.heading));
    });

    test("has the signs of the service pages with the same words, which are never sent, before the safety note", () => {
      const texts = bands.flatMap(({ signs }) =>
        signs.flatMap(({ href, ids }) =>
          services
            .find((service) => service.href === href)!
            .noticing.bands.flatMap(({ signs }) => signs)
            .filter(({ id }) => ids.includes(id))
            .map(({ text }) => text),
        ),
      );
      const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
      const labels = boxes.map((box) => box.closest("label")!);
      expect(textsOf(labels).toSorted()).toEqual(texts.toSorted());
      for (const { name, form } of boxes) expect([name, form]).toEqual(["", null]);
      expectOrder(boxes.at(-1)!, safetyNote());
      const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    // They take the element whose own parts have most text, and leave out what is beside it.
    test("keeps its answer in reading views, because the sections are in the element that it is in", () => {
      const page = screen.getByRole("article");
      for (const name of [concernPage.week, concernPage.sections.signs])
        expect(screen.getByRole("region", { name }).parentElement).toBe(page);
    });

    test("has the short form, and links to its services", () => {
      for (const part of ["#booking", ...about.map((to) => `a[href="${to}"]`)])
        expect(container.querySelector(part)).toBeVisible();
    });

    test("has the sentence about a child in danger only if it is for older children, too", () => {
      expect(safetyNote()).toHaveTextContent(plainText(safety.fit.text));
      expect(safetyNote().textContent.includes(safety.danger.title)).toBe(href !== "/late-talking");
    });
  },
);

test("begins with the fee, and with the link to it, once the clinic has confirmed it", () => {
  const firstLink = () =>
    within(screen.getByRole("navigation", { name: servicePage.onThisPage })).getAllByRole(
      "link",
    )[0];
  const { sections, fees } = concernPage;
  const [path, fee] = ["services.speech-therapy.answers", "900 rupees."];
  withContent({ [`${path}.fees`]: fee, [`${path}.unconfirmed`]: ["fees"] });
  const { unmount } = render(<ConcernPage href="/late-talking" />);
  expect(firstLink()).toHaveTextContent(sections.signs);
  expect(screen.queryByText(fee)).toBeNull();
  unmount();

  withContent({ [`${path}.fees`]: fee, [`${path}.unconfirmed`]: [] });
  render(<ConcernPage href="/late-talking" />);
  expect(firstLink()).toHaveTextContent(fees);
  expect(firstLink()).toHaveAttribute("href", "#visit");
  const [first, second] = screen.getAllByText(fee);
  const heading = screen.getByRole("heading", { name: sections.visit });
  expectOrder(screen.getByRole("link", { name: home.start }), first!, heading, second!);
});
