import { render, screen, within } from "@testing-library/react";
import { chatHref } from "@/components/contact-links/contact-links";
import { PageFrame } from "@/components/page-frame/page-frame";
import { StartingPoints } from "@/components/starting-points/starting-points";
import { contactMessages } from "@/content/about";
import { bookingForm } from "@/content/forms";
import { home } from "@/content/home";
import type { ServicePath } from "@/content-model/paths";
import { guideMessages } from "@/content/service-page";
import { services, serviceMessages } from "@/content/services";
import { ServiceDetail } from "./service-detail";

const renderPage = (href: ServicePath) =>
  render(
    <PageFrame path={href}>
      <ServiceDetail href={href} />
    </PageFrame>,
  );

describe.each(services)(
  "the page of $title",
  ({ href, title, image, paragraph, ...service }) => {
    test("has a picture, a paragraph and a guide, and links to the form and the chat", () => {
      renderPage(href);

      const main = within(screen.getByRole("main"));
      expect(
        main.getByRole("heading", { level: 1, name: title }),
      ).toBeVisible();
      expect(main.getByRole("img", { name: image.alt })).toHaveAttribute(
        "src",
        image.src,
      );
      expect(main.getByText(paragraph)).toBeVisible();
      expect(main.getByText(service.noticing.intro.text)).toBeVisible();
      expect(
        main.getByRole("link", { name: serviceMessages.book }),
      ).toHaveAttribute("href", "/contact");
      for (const link of main.getAllByRole("link", {
        name: serviceMessages.ask,
      }))
        expect(link).toHaveAttribute(
          "href",
          chatHref(contactMessages, service.subject),
        );
      expect(
        screen.getByRole("link", { name: contactMessages.chat }),
      ).toHaveAttribute("href", chatHref(contactMessages, service.subject));
    });

    test("has the booking form with the service already filled in", () => {
      renderPage(href);

      const { label } = bookingForm.serviceRequest;
      const request = screen.getByRole<HTMLInputElement>("textbox", {
        name: new RegExp(`^${label.replace("?", "\\?")}`),
      });
      expect(request).toHaveValue(service.request);
      expect(request.form).toHaveAttribute("id", "booking");
      expect(screen.getByRole("link", { name: home.start })).toHaveAttribute(
        "href",
        "#booking",
      );
    });

    test("starts with links to the signs of each age group and to the other sections, before the paragraph", () => {
      const { container } = renderPage(href);

      expect(screen.getByText(service.openingLine)).toBeVisible();
      const ages = screen.getByRole("navigation", { name: guideMessages.ages });
      const links = within(ages).getAllByRole("link");
      expect(links.map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining([
          ...service.noticing.bands.map(({ chip }) => chip),
          ...guideMessages.sections.map(({ label }) => label),
        ]),
      );
      for (const link of links)
        expect(
          container.querySelector(link.getAttribute("href")!),
        ).toBeVisible();
      // Before the paragraph, so that a phone shows it without scrolling.
      expect(ages.compareDocumentPosition(screen.getByText(paragraph))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    });

    test("shows the answer to every question, without `<details>`", () => {
      const { container } = renderPage(href);

      expect(container.querySelector("main details")).toBeNull();
      for (const { question } of service.questions)
        expect(
          screen.getByRole("heading", { level: 3, name: question })
            .nextElementSibling,
        ).toHaveTextContent(/\w\./);
    });
  },
);

const startingPoints = home.startingPoints.map(({ text, href }) => {
  const [path = "", id = ""] = href.split("#");
  return { text, path, id };
});

test.each(startingPoints.filter(({ path, id }) => path !== "/" && id !== ""))(
  "the starting point “$text” links to $path#$id, which exists",
  ({ text, path, id }) => {
    render(<StartingPoints />);
    const { container } = renderPage(path as ServicePath);

    const start = screen.getByRole("region", { name: home.startHeading });
    expect(within(start).getByRole("link", { name: text })).toHaveAttribute(
      "href",
      `${path}#${id}`,
    );
    expect(container.querySelector(`#${id}`)).toBeVisible();
  },
);

test("the starting point for a parent who is not sure links to the booking form", () => {
  const { text } = startingPoints.find(({ path }) => path === "/")!;
  render(<StartingPoints />);

  expect(screen.getByRole("link", { name: text })).toHaveAttribute(
    "href",
    "/#booking",
  );
});
