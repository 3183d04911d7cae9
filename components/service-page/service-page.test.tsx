import { render, screen, within } from "@testing-library/react";
import { plainText } from "@/content-rules/rich-text";
import { forms } from "@/content/forms";
import { home } from "@/content/home";
import { serviceCards } from "@/content/service-cards";
import { servicePage } from "@/content/service-page";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { chatHref } from "@/components/contact-links/contact-links";
import { PageFrame } from "@/components/page-frame/page-frame";
import { ServicePage } from "./service-page";

const { contact, services } = contentIn(english);

/** The folded part with this heading. */
const foldOf = (name: string) =>
  screen.getByRole("heading", { level: 3, name }).closest("details");

// app/pages-of-texts.test.tsx has the texts, check-site where links lead.
describe.each(services)("the page of $title", ({ href, ...service }) => {
  const { bands } = service.noticing;
  let container: HTMLElement;

  beforeEach(() => {
    ({ container } = render(
      <PageFrame path={href}>
        <ServicePage href={href} />
      </PageFrame>,
    ));
  });

  test("has links to the form and to a chat about the service", () => {
    const main = within(screen.getByRole("main"));
    const chat = chatHref(contact, service.subject);
    expect(container.querySelector('main a[href="/contact"]')).toBeVisible();
    expect(
      main
        .getAllByRole("link", { name: serviceCards.ask })
        .filter((link) => link.getAttribute("href") === chat),
    ).toHaveLength(2);
    expect(screen.getByRole("link", { name: contact.chat })).toHaveAttribute(
      "href",
      chat,
    );
  });

  test("has the booking form with the service already filled in", () => {
    const { label } = forms.booking.serviceRequest;
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

  test("starts with its question, links to the age groups, the paragraph and its picture, then links to the sections", () => {
    const inOrder = [
      screen.getByText(service.openingLine),
      screen.getByRole("navigation", { name: servicePage.ages }),
      screen.getByText(service.paragraph),
      screen.getByRole("img", { name: service.image.alt }),
      screen.getByRole("navigation", { name: servicePage.onThisPage }),
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
    for (const { id, chip } of bands)
      for (const word of chip.split(" "))
        expect(
          container.querySelector(`details:has(#${id}) > summary`),
        ).toHaveTextContent(word);
  });

  test("has every sign and the answer to every question folded under its heading", () => {
    for (const { ages, signs } of bands)
      for (const { text } of signs)
        expect(foldOf(ages)).toHaveTextContent(text);
    for (const { question, answer } of service.questions)
      expect(foldOf(question)).toHaveTextContent(plainText(answer));
    const folds = [...container.querySelectorAll("details")];
    expect(folds.filter(({ open }) => open)).toEqual([]);
  });
});
