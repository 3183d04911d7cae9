import { fireEvent, render, screen, within } from "@testing-library/react";
import {
  doctorNotes,
  guides,
  serviceGuides,
  type ServiceGuide,
} from "@/content/service-guides";
import { Noticing } from "./noticing";

const see = (guide: ServiceGuide) => render(<Noticing guide={guide} />);

describe.each(serviceGuides)("the signs of $subject", (guide) => {
  test("can each be ticked by tapping the words", () => {
    see(guide);

    for (const { ages, signs } of guide.noticing.bands) {
      const band = screen.getByRole("heading", { name: ages }).parentElement!;
      for (const { text } of signs) {
        fireEvent.click(within(band).getByText(text));
        expect(within(band).getByLabelText(text)).toBeChecked();
      }
    }
  });

  test("send no tick anywhere: no box has a name, none stands in a form", () => {
    see(guide);

    for (const box of screen.getAllByRole<HTMLInputElement>("checkbox")) {
      expect(box.name).toBe("");
      expect(box.form).toBeNull();
    }
  });

  test("stand below what cannot wait: lost skills, danger, and the numbers to call in that sentence", () => {
    see(guide);

    const safety = screen.getByRole("region", { name: "When not to wait" });
    const lost = within(safety).getByText(/loses words or skills/);
    expect(lost).toHaveTextContent(/at any age, see a doctor this week/);
    expect(lost.closest("details")).toBeNull();
    const danger = within(safety).getByText(/hurt themselves or someone else/);
    const calls = [...danger.querySelectorAll("a")].map(({ href }) => href);
    expect(calls).toEqual(["tel:112", "tel:14416"]);
    const first = screen.getByRole("heading", {
      name: guide.noticing.bands[0]!.ages,
    });
    expect(safety.compareDocumentPosition(first)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});

test("the child helpline stands on the page of counselling only", () => {
  for (const guide of serviceGuides) {
    const { unmount } = see(guide);
    const calls = screen.queryAllByRole("link", { name: "1098" });
    expect(calls).toHaveLength(
      guide.href === "/psychological-counselling" ? 1 : 0,
    );
    unmount();
  }
});

test("a number inside a sentence can be tapped, and the sentence reads as before", () => {
  see(guides["/speech-therapy"]);

  const sentence = screen.getByText(/cannot breathe/);
  expect(sentence).toHaveTextContent(
    "If your child cannot breathe, cry or cough, call 112 at once.",
  );
  expect(within(sentence).getByRole("link", { name: "112" })).toHaveAttribute(
    "href",
    "tel:112",
  );
});

test("says how to print the ticked signs, and offers no button that cannot work yet", () => {
  see(guides["/speech-therapy"]);

  expect(screen.getByText(doctorNotes.text)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  const print = screen.getByText(doctorNotes.print);
  expect(print).toHaveAttribute("data-print");
  expect(print).not.toBeVisible();
});
