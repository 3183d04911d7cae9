import { render, screen, within } from "@testing-library/react";
import { plainText } from "@/content-rules/fields/rich-text";
import { safety } from "@/content/safety";
import { speechTherapy } from "@/content/services/speech-therapy";
import { hrefsOf, textsOf } from "@/components/with-content.fixture";
import { WhenNotToWait } from "./when-not-to-wait";

const { calls, danger, fit, heading, lostSkills } = safety;
const dangers = [fit, danger, speechTherapy.whenNotToWait];
const box = () => screen.getByRole("region", { name: heading });

beforeEach(() => {
  render(<WhenNotToWait dangers={dangers} />);
});

test("begins with a button for each number", () => {
  const links = within(box()).getAllByRole("link").slice(0, 2);

  expect(textsOf(links)).toEqual([calls["112"], calls["14416"]]);
  expect(hrefsOf(links)).toEqual(["tel:112", "tel:14416"]);
});

test("the loss of skills is open; each other danger is a row that opens without script, and says which danger and what to do first", () => {
  const open = within(box()).getByText(/^If your child loses words/);
  expect(open).toHaveTextContent(plainText(lostSkills.text));
  expect(open.closest("details")).toBeNull();
  const rows = [...box().querySelectorAll("details")];
  expect(rows.map((row) => textsOf([...row.querySelectorAll("summary, p")]))).toEqual(
    dangers.map(({ title, act, text }) => [`${title} ${act}`, plainText(text)]),
  );
  expect(rows.filter(({ open }) => open)).toEqual([]);
  const steps = within(rows.at(-1)!).getAllByRole("listitem", { hidden: true });
  expect(textsOf(steps)).toEqual(Object.values(speechTherapy.whenNotToWait.steps!).map(plainText));
  expect(steps[0]!.parentElement!.tagName).toBe("OL");
});
