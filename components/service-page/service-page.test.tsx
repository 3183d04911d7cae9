import { render, screen, within } from "@testing-library/react";
import { chatHref } from "@/components/contact-links/contact-links";
import { PageFrame } from "@/components/page-frame/page-frame";
import { StartingPoints } from "@/components/starting-points/starting-points";
import { contactMessages } from "@/content/about";
import { bookingForm } from "@/content/forms";
import { home } from "@/content/home";
import type { ServicePath } from "@/content-model/paths";
import { plainText } from "@/content-model/rich-text";
import { guideMessages } from "@/content/service-page";
import { services, serviceMessages } from "@/content/services";
import { ServicePage } from "./service-page";

const renderPage = (href: ServicePath) =>
  render(
    <PageFrame path={href}>
      <ServicePage href={href} />
    </PageFrame>,
  );

/** The folded part with this heading. */
const foldOf = (name: string) =>
  screen.getByRole("heading", { level: 3, name }).closest("details");

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
      const chats = main.getAllByRole("link", { name: serviceMessages.ask });
      const chat = chatHref(contactMessages, service.subject);
      expect(
        chats.filter((link) => link.getAttribute("href") === chat),
      ).toHaveLength(2);
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

    test("starts with its question, links to each age group, the paragraph and its picture, then links to the sections", () => {
      const { container } = renderPage(href);

      const ages = screen.getByRole("navigation", { name: guideMessages.ages });
      const sections = screen.getByRole("navigation", {
        name: guideMessages.onThisPage,
      });
      const textsOf = (links: HTMLElement) =>
        within(links)
          .getAllByRole("link")
          .map(({ textContent }) => textContent);
      for (const { id, chip } of service.noticing.bands)
        expect(within(ages).getByRole("link", { name: chip })).toHaveAttribute(
          "href",
          `#${id}`,
        );
      expect(textsOf(sections)).toEqual(
        guideMessages.sections.map(({ label }) => label),
      );
      for (const { hash } of container.querySelectorAll<HTMLAnchorElement>(
        'nav a[href^="#"]',
      ))
        expect(container.querySelector(hash)).toBeInTheDocument();

      const inOrder = [
        screen.getByText(service.openingLine),
        ages,
        screen.getByText(paragraph),
        screen.getByRole("img", { name: image.alt }),
        sections,
      ];
      inOrder
        .slice(1)
        .forEach((element, index) =>
          expect(inOrder[index]!.compareDocumentPosition(element)).toBe(
            Node.DOCUMENT_POSITION_FOLLOWING,
          ),
        );
    });

    test("has every word of the link to an age group in its heading", () => {
      const { container } = renderPage(href);

      for (const { id, chip } of service.noticing.bands)
        for (const word of chip.split(" "))
          expect(
            container.querySelector(`details:has(#${id}) > summary`),
          ).toHaveTextContent(word);
    });

    test("has every sign and the answer to every question in the page, folded under a heading", () => {
      const { container } = renderPage(href);

      for (const { ages, signs } of service.noticing.bands)
        for (const { text } of signs)
          expect(foldOf(ages)).toHaveTextContent(text);
      for (const { question, answer } of service.questions)
        expect(foldOf(question)).toHaveTextContent(plainText(answer));
      const folds = [...container.querySelectorAll("details")];
      expect(folds.filter(({ open }) => open)).toEqual([]);
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
    expect(container.querySelector(`#${id}`)).toBeInTheDocument();
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
