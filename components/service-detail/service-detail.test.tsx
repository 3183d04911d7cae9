import { render, screen, within } from "@testing-library/react";
import {
  chatAddress,
  chatHref,
} from "@/components/contact-links/contact-links";
import { about, contactWords } from "@/content/about";
import { guides, guideWords } from "@/content/service-guides";
import { services, serviceWords } from "@/content/services";
import { site } from "@/content/site";
import { ServiceDetail } from "./service-detail";

/** Each service with the guide that stands on its page. */
const details = services.map((service) => ({
  title: service.title,
  service,
  guide: guides[service.href],
}));

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
      expect(way).toHaveAttribute("href", chatHref(guide.subject));
  });

  test("asks first how old the child is, and leads to those signs and to the fees", () => {
    const { container } = render(
      <ServiceDetail service={service} guide={guide} />,
    );

    expect(screen.getByText(guide.lead)).toBeVisible();
    const ages = screen.getByRole("navigation", { name: guideWords.ages });
    const links = within(ages).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        ...guide.noticing.bands.map(({ chip }) => chip),
        "Fees and facts",
      ]),
    );
    for (const link of links)
      expect(container.querySelector(link.getAttribute("href")!)).toBeVisible();
    // Before the paragraph, so that a phone shows it without scrolling.
    expect(
      ages.compareDocumentPosition(screen.getByText(service.paragraph)),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("answers in the open: nothing is folded away", () => {
    const { container } = render(
      <ServiceDetail service={service} guide={guide} />,
    );

    expect(container.querySelector("main details")).toBeNull();
    for (const { question } of guide.questions)
      expect(
        screen.getByRole("heading", { level: 3, name: question })
          .nextElementSibling,
      ).toHaveTextContent(/\w\./);
  });

  test("says when not to wait before it speaks of ages", () => {
    render(<ServiceDetail service={service} guide={guide} />);

    const safety = screen.getByRole("region", { name: "When not to wait" });
    const first = screen.getByRole("heading", {
      name: guide.noticing.bands[0].ages,
    });
    expect(safety.compareDocumentPosition(first)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
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
