import { render, screen } from "@testing-library/react";
import { services } from "@/content/services";
import { Opening } from "./opening";

test("the sentence under the title may contain a link", () => {
  const [{ image }] = services;
  render(
    <Opening
      title="Title"
      line="See [whom to ask](/contact) today."
      picture={image}
      subject="therapy"
      sections={[]}
    >
      {null}
    </Opening>,
  );

  const link = screen.getByRole("link", { name: "whom to ask" });
  expect(link).toHaveAttribute("href", "/contact");
  expect(link.parentElement).toHaveTextContent("See whom to ask today.");
});
