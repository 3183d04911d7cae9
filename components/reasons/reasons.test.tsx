import { render, screen, within } from "@testing-library/react";
import { reasons, reasonsWords } from "@/content/reasons";
import { Reasons } from "./reasons";

const items = () =>
  within(
    screen.getByRole("region", { name: reasonsWords.heading }),
  ).getAllByRole("listitem");

test("lists the eleven reasons once each, in order", () => {
  render(<Reasons />);

  expect(items()).toHaveLength(11);
  for (const [index, { title, text }] of reasons.entries()) {
    expect(items()[index]).toHaveTextContent(title);
    expect(items()[index]).toHaveTextContent(text);
    expect(screen.getAllByText(title)).toHaveLength(1);
  }
});

test.each([
  /chain of clinics/i,
  /1:1 child-therapist ratio/i,
  /pocket-friendly charges/i,
  /monthly parent-therapist discussion/i,
  /parents may watch sessions/i,
  /regular home-plan follow-up and parent education/i,
  /evidence-based practice/i,
  /full transparency/i,
])("makes the claim %s", (claim) => {
  render(<Reasons />);

  expect(screen.getByText(claim)).toBeVisible();
});

test("leads on to the booking form, where the keyboard turns the card", () => {
  render(<Reasons />);

  expect(screen.getByRole("link", { name: reasonsWords.link })).toHaveAttribute(
    "href",
    "#booking",
  );
});
