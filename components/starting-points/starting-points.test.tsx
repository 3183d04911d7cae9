import { render, screen, within } from "@testing-library/react";
import { StartingPoints } from "./starting-points";

test.each([
  ["He is two and does not talk yet", "/speech-therapy#from-2"],
  ["School says she cannot sit still", "/service4#from-5"],
  ["He covers his ears", "/occupational-therapy#from-4"],
  ["Reading makes her cry", "/special-education#from-6"],
  ["Someone said autism", "/speech-therapy#autism"],
  ["He was talking and stopped", "/speech-therapy#when-not-to-wait"],
  ["She is scared of everything", "/psychological-counselling#from-5"],
  ["I am not sure", "/#booking"],
])("a parent who says “%s” is led to %s", (sentence, href) => {
  render(<StartingPoints />);

  const section = screen.getByRole("region", {
    name: "Start with what you see",
  });
  expect(within(section).getByRole("link", { name: sentence })).toHaveAttribute(
    "href",
    href,
  );
});
