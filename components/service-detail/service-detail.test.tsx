import { render, screen, within } from "@testing-library/react";
import { chatAddress } from "@/components/contact-links/contact-links";
import { contactWords } from "@/content/about";
import {
  occupationalTherapy,
  services,
  serviceWords,
} from "@/content/services";
import { site } from "@/content/site";
import { ServiceDetail } from "./service-detail";

describe.each(services)("the page of $title", (service) => {
  test("has the title, the hero picture and one paragraph", () => {
    render(<ServiceDetail service={service} />);

    const main = within(screen.getByRole("main"));
    expect(
      main.getByRole("heading", { level: 1, name: service.title }),
    ).toBeVisible();
    expect(main.getByRole("img", { name: service.image.alt })).toHaveAttribute(
      "src",
      service.image.src,
    );
    expect(main.getByText(service.paragraph)).toBeVisible();
  });

  test("leads on to the consultation form and to the chat", () => {
    render(<ServiceDetail service={service} />);

    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: serviceWords.book })).toHaveAttribute(
      "href",
      "/contact",
    );
    expect(main.getByRole("link", { name: serviceWords.ask })).toHaveAttribute(
      "href",
      chatAddress,
    );
  });

  test("stands between the same banner, header, footer and chat button as every page", () => {
    render(<ServiceDetail service={service} />);

    expect(screen.getByText(site.welcome)).toBeVisible();
    expect(screen.getByRole("banner")).toBeVisible();
    expect(screen.getByRole("contentinfo")).toBeVisible();
    expect(
      screen.getByRole("link", { name: contactWords.chat }),
    ).toHaveAttribute("href", chatAddress);
  });
});

test("says that occupational therapy serves children up to 14 years", () => {
  render(<ServiceDetail service={occupationalTherapy} />);

  expect(screen.getByRole("main")).toHaveTextContent("children up to 14 years");
});
