import { render, screen } from "@testing-library/react";
import { speechTherapy } from "@/content/services/speech-therapy";
import { PageTop } from "./page-top";

test("the sentence under the title may contain a link", () => {
  render(
    <PageTop
      title="Title"
      line="See [whom to ask](/contact) today."
      picture={speechTherapy.image}
      subject="therapy"
      sections={{}}
      paragraph="Paragraph"
    >
      {null}
    </PageTop>,
  );

  const link = screen.getByRole("link", { name: "whom to ask" });
  expect(link).toHaveAttribute("href", "/contact");
  expect(link.parentElement).toHaveTextContent("See whom to ask today.");
});
