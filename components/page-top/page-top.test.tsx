import { render, screen } from "@testing-library/react";
import { speechTherapy } from "@/content/services/speech-therapy";
import { PageTop } from "./page-top";

test("the sentence under the title may have links", () => {
  render(
    <PageTop
      title="Title"
      line="Call [112](tel:112), or see [us](/contact)."
      picture={speechTherapy.image}
      subject="therapy"
      services={[]}
      sections={{}}
      paragraph="Paragraph"
    >
      {null}
    </PageTop>,
  );

  const number = screen.getByRole("link", { name: "112" });
  expect(number).toHaveAttribute("href", "tel:112");
  expect(number.parentElement).toHaveTextContent("Call 112, or see us.");
  expect(screen.getByRole("link", { name: "us" })).toHaveAttribute("href", "/contact");
});
