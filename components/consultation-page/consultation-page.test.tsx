import { render, screen } from "@testing-library/react";
import { testReplacements, withContent } from "@/components/with-content.fixture";
import { ConsultationPage, HowToCome } from "./consultation-page";

testReplacements(() => <ConsultationPage />, { "howToCome.floor": "contactPage.access" });

test("shows the ways to come that the clinic has given, and nothing until it gives one", () => {
  withContent({});
  const { container, unmount } = render(<HowToCome />);
  expect(container).toBeEmptyDOMElement();
  unmount();

  withContent({ "howToCome.metro": "Saket, gate 2." });
  render(<HowToCome />);
  expect(screen.getAllByRole("definition")).toHaveLength(1);
  expect(screen.getByRole("definition")).toHaveTextContent("Saket, gate 2.");
});
