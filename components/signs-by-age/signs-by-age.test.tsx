import { fireEvent, render, screen, within } from "@testing-library/react";
import { plainText } from "@/content-rules/rich-text";
import type { Service } from "@/content-rules/service";
import { doctorNotes } from "@/content/doctor-notes";
import { safety } from "@/content/safety";
import { speechTherapy } from "@/content/services/speech-therapy";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { SignsByAge } from "./signs-by-age";

const { services } = contentIn(english);

const renderNoticing = (service: Service = speechTherapy) =>
  render(<SignsByAge {...service} id="noticing" heading="Noticing" />);

test("signs are checkboxes that a tap on their text ticks", () => {
  renderNoticing();

  for (const { ages, signs } of speechTherapy.noticing.bands) {
    const band = screen
      .getByRole("heading", { name: ages })
      .closest("details")!;
    for (const { text } of signs) {
      fireEvent.click(within(band).getByText(text));
      expect(within(band).getByLabelText(text)).toBeChecked();
    }
  }
});

test("signs are never sent: no checkbox has a name or is in a form", () => {
  renderNoticing();

  for (const box of screen.getAllByRole<HTMLInputElement>("checkbox")) {
    expect(box.name).toBe("");
    expect(box.form).toBeNull();
  }
});

test("signs are between a link to the safety note and the note, which is unfolded and begins with a button for each number", () => {
  renderNoticing();

  const note = screen.getByRole("region", { name: safety.heading });
  expect(note.closest("details")).toBeNull();
  const calls = within(note).getAllByRole<HTMLAnchorElement>("link");
  expect(calls.slice(0, 2).map(({ href, text }) => [href, text])).toEqual([
    ["tel:112", safety.calls["112"]],
    ["tel:14416", safety.calls["14416"]],
  ]);
  const firstBand = screen.getByRole("heading", {
    name: speechTherapy.noticing.bands[0]!.ages,
  });
  const link = screen.getByRole("link", { name: safety.link });
  expect(note).toContainElement(
    document.querySelector(link.getAttribute("href")!),
  );
  expect(link.compareDocumentPosition(firstBand)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(firstBand.compareDocumentPosition(note)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test.each(services)(
  "the safety note on the page of $subject says what lost skills, fits and danger ask for, and one thing more",
  (service) => {
    renderNoticing(service);

    const note = screen.getByRole("region", { name: safety.heading });
    const texts = [...note.querySelectorAll("p:has(b), li")].map(
      ({ textContent }) => textContent,
    );
    expect(texts.join(" ")).toBe(
      [safety.lostSkills, safety.fit, safety.danger, service.whenNotToWait]
        .map(({ text }) => plainText(text))
        .join(" "),
    );
  },
);

test("a phone number in a sentence is a link, and the text has no Markdown", () => {
  const whenNotToWait = { text: "Call [112](tel:112) at once.", sources: [] };
  renderNoticing({ ...speechTherapy, whenNotToWait });

  const sentence = screen.getByText("Call at once.", {
    normalizer: (text) => text.replace(/\s+/g, " "),
    ignore: "script",
  });
  expect(sentence).toHaveTextContent("Call 112 at once.");
  expect(within(sentence).getByRole("link", { name: "112" })).toHaveAttribute(
    "href",
    "tel:112",
  );
});

test("has a button that prints the ticked signs", () => {
  renderNoticing();

  fireEvent.click(screen.getByText(doctorNotes.heading));
  expect(
    screen.getByRole("button", { name: doctorNotes.print }),
  ).toHaveAttribute("data-print");
});

test.each([
  ["two ways to act", "one; two.", "UL"],
  ["steps, which have an order", "one; two; three.", "OL"],
  ["steps in Hindi", "एक करें। दो करें। तीन करें।", "OL"],
])("of %s, %s, it makes a list that is never folded", (_, steps, tag) => {
  const text = `If your child chokes: ${steps}`;
  renderNoticing({ ...speechTherapy, whenNotToWait: { text, sources: [] } });

  const note = screen.getByRole("region", { name: safety.heading });

  const list = within(note).getAllByRole("list").at(-1)!;
  expect(list.tagName).toBe(tag);
  expect(list.closest("details")).toBeNull();
});
