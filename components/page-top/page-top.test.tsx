import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { render, screen } from "@testing-library/react";
import { PageTop } from "./page-top";

const { services } = contentIn(english);

test("the sentence under the title may contain a link", () => {
  const [{ image }] = services;
  render(
    <PageTop
      title="Title"
      line="See [whom to ask](/contact) today."
      picture={image}
      subject="therapy"
      sections={[]}
    >
      {null}
    </PageTop>,
  );

  const link = screen.getByRole("link", { name: "whom to ask" });
  expect(link).toHaveAttribute("href", "/contact");
  expect(link.parentElement).toHaveTextContent("See whom to ask today.");
});
