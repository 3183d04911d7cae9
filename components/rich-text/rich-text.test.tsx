import { render, screen } from "@testing-library/react";
import { RichText } from "./rich-text";

test("a number inside a sentence can be tapped, and the sentence reads as before", () => {
  render(
    <p>
      <RichText text="Call [112](tel:112) now, or see [Speech Therapy](/speech-therapy)." />
    </p>,
  );

  expect(screen.getByText(/^Call/)).toHaveTextContent(
    "Call 112 now, or see Speech Therapy.",
  );
  expect(screen.getByRole("link", { name: "112" })).toHaveAttribute(
    "href",
    "tel:112",
  );
  expect(screen.getByRole("link", { name: "Speech Therapy" })).toHaveAttribute(
    "href",
    "/speech-therapy",
  );
});

test("a sentence without links stands as it is", () => {
  render(
    <p>
      <RichText text="See a doctor (this week)." />
    </p>,
  );

  expect(screen.getByText("See a doctor (this week).")).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});
