import { render, screen } from "@testing-library/react";
import { ReviewDate } from "./review-date";

jest.mock("@/site-content/signatures", () => ({
  reviewDate: (path: string) => (path === "/privacy" ? "2026-11-23" : undefined),
}));

test("a page says when it was last reviewed only once it is signed", () => {
  const { container } = render(<ReviewDate path="/autism" />);
  expect(container).toBeEmptyDOMElement();

  render(<ReviewDate path="/privacy" />);
  expect(screen.getByText(/23 November 2026/)).toBeVisible();
});
