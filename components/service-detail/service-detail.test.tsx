import { render, screen, within } from "@testing-library/react";
import { chatAddress } from "@/components/contact-links/contact-links";
import { about, contactWords } from "@/content/about";
import * as guides from "@/content/service-guides";
import { services, serviceWords } from "@/content/services";
import { site } from "@/content/site";
import { ServiceDetail } from "./service-detail";

/** Each service with the guide that stands on its page. */
const details = services.map((service) => {
  const guide = Object.values(guides).find(
    (each) => "href" in each && each.href === service.href,
  );
  return { title: service.title, service, guide: guide as guides.ServiceGuide };
});

describe.each(details)("the page of $title", ({ service, guide }) => {
  test("has the title, the hero picture and one paragraph", () => {
    render(<ServiceDetail service={service} guide={guide} />);

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
    render(<ServiceDetail service={service} guide={guide} />);

    const main = within(screen.getByRole("main"));
    const ways = main.getAllByRole("link", { name: serviceWords.book });
    for (const way of ways) expect(way).toHaveAttribute("href", "/contact");
    const questions = main.getAllByRole("link", { name: serviceWords.ask });
    for (const way of questions)
      expect(way).toHaveAttribute("href", chatAddress);
  });

  test("stands between the same banner, header, footer and chat button as every page", () => {
    render(<ServiceDetail service={service} guide={guide} />);

    expect(screen.getByText(site.welcome)).toBeVisible();
    expect(screen.getByRole("banner")).toBeVisible();
    expect(screen.getByText(about.founder)).toBeVisible();
    expect(
      screen.getByRole("link", { name: contactWords.chat }),
    ).toHaveAttribute("href", chatAddress);
  });
});

test("says that occupational therapy serves children up to 14 years", () => {
  const { service, guide } = details.find(
    (each) => each.service.href === "/occupational-therapy",
  )!;

  render(<ServiceDetail service={service} guide={guide} />);

  expect(screen.getByText(service.paragraph)).toHaveTextContent(
    "children up to 14 years",
  );
});
