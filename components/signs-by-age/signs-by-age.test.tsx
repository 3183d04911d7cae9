import { render, screen, within } from "@testing-library/react";
import { plainText } from "@/content-rules/fields/rich-text";
import { safety } from "@/content/safety";
import { speechTherapy } from "@/content/services/speech-therapy";
import { expectOrder, textsOf } from "@/components/with-content.fixture";
import { SignsByAge } from "./signs-by-age";

const safetyNote = () => screen.getByRole("region", { name: safety.heading });

beforeEach(() => {
  render(<SignsByAge {...speechTherapy} id="noticing" heading="Noticing" />);
});

test("signs are between a link to the safety note and the note, which is not folded itself and begins with a button for each number", () => {
  expect(safetyNote().closest("details")).toBeNull();
  const calls = within(safetyNote()).getAllByRole<HTMLAnchorElement>("link");
  expect(calls.slice(0, 2).map(({ href, text }) => [href, text])).toEqual([
    ["tel:112", safety.calls["112"]],
    ["tel:14416", safety.calls["14416"]],
  ]);
  const link = screen.getByRole("link", { name: safety.link });
  expect(safetyNote()).toContainElement(document.querySelector(link.getAttribute("href")!));
  const { ages } = speechTherapy.noticing.bands[0]!;
  expectOrder(link, screen.getByRole("heading", { name: ages }), safetyNote());
});

test("the loss of skills is open; each other danger is a row that opens without script, and says which danger and what to do first", () => {
  const note = within(safetyNote());
  const { lostSkills, fit, danger } = safety;
  const open = note.getByText(/^If your child loses words/);
  expect(open).toHaveTextContent(plainText(lostSkills.text));
  expect(open.closest("details")).toBeNull();
  const rows = [...safetyNote().querySelectorAll("details")];
  expect(rows.map((row) => textsOf([...row.querySelectorAll("summary, p")]))).toEqual(
    [fit, danger, speechTherapy.whenNotToWait].map(({ title, act, text }) => [
      `${title} ${act}`,
      plainText(text),
    ]),
  );
  expect(rows.filter(({ open }) => open)).toEqual([]);
  const steps = within(rows.at(-1)!).getAllByRole("listitem", { hidden: true });
  expect(textsOf(steps)).toEqual(Object.values(speechTherapy.whenNotToWait.steps!).map(plainText));
  expect(steps[0]!.parentElement!.tagName).toBe("OL");
});
