import { english } from "@/site-content/languages";
import { signPage } from "@/site-content/signatures";
import { render, screen } from "@testing-library/react";
import signatures from "@/content/signatures.json";
import { ReviewDate } from "./review-date";

test("a page says when it was last reviewed only once it is signed", () => {
  Object.assign(signatures, { "en /privacy": undefined });
  const { container } = render(<ReviewDate path="/privacy" />);
  expect(container).toBeEmptyDOMElement();

  const who = { name: "Asha Sen", clinician: false, date: "2026-11-23" };
  Object.assign(signatures, signPage({}, "/privacy", english, who));
  render(<ReviewDate path="/privacy" />);

  expect(screen.getByText("23 November 2026")).toBeVisible();
});
