import { render, screen, within } from "@testing-library/react";
import { pageContent } from "@/components/language/language";
import { withContent } from "@/components/with-content.fixture";
import { Brand } from "./brand";

test.each([
  ["K7", 1],
  ["Asha & Tara Therapy Centre", 0],
])("the link to the home page has the name %s, drawn: %s", (name, drawings) => {
  withContent({ "site.name": name });
  render(<Brand />);

  const link = screen.getByRole("link", { name: `${name} ${pageContent().site.tagline}` });
  expect(within(link).queryAllByRole("img")).toHaveLength(drawings);
});
