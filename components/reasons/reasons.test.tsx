import { render, screen, within } from "@testing-library/react";
import { reasons, reasonsWords } from "@/content/reasons";
import { Reasons } from "./reasons";

test("lists each reason once, in order", () => {
  render(<Reasons />);

  const items = within(
    screen.getByRole("region", { name: reasonsWords.heading }),
  ).getAllByRole("listitem");
  expect(items).toHaveLength(reasons.length);
  for (const [index, { title, text }] of reasons.entries()) {
    expect(items[index]).toHaveTextContent(title);
    expect(items[index]).toHaveTextContent(text);
    expect(screen.getAllByText(title)).toHaveLength(1);
  }
});

test("leads on to the booking form, where the keyboard turns the card", () => {
  render(<Reasons />);

  expect(screen.getByRole("link", { name: reasonsWords.link })).toHaveAttribute(
    "href",
    "#booking",
  );
});
