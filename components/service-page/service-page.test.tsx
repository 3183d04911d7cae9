import { render, screen, within } from "@testing-library/react";
import { plainText } from "@/content-rules/fields/rich-text";
import type { Service } from "@/content-rules/services";
import { forms } from "@/content/forms";
import { home } from "@/content/home";
import { plainFacts } from "@/content/plain-facts";
import { servicePage } from "@/content/service-page";
import { sources } from "@/content/sources";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { chatHref } from "@/components/contact-links/contact-links";
import { PageFrame } from "@/components/page-frame/page-frame";
import {
  expectOrder,
  hrefsOf,
  testReplacements,
  withContent,
} from "@/components/with-content.fixture";
import { ServicePage } from "./service-page";

const { concerns, contact, services, ui } = contentIn(english);

/** The folded part with this heading. */
const foldOf = (name: string) => screen.getByRole("heading", { level: 3, name }).closest("details");

describe.each<Service>(services)("the page of $title", ({ href, ...service }) => {
  const { bands } = service.noticing;
  let main: HTMLElement;

  beforeEach(() => {
    render(
      <PageFrame path={href}>
        <ServicePage href={href} />
      </PageFrame>,
    );
    main = screen.getByRole("main");
  });

  test("has links to the long form, to a chat about the service, and to each concern that it helps with", () => {
    const chat = chatHref(contact, service.subject);
    const chats = within(main).getAllByRole("link", { name: servicePage.cards.ask });
    expect(hrefsOf(chats).filter((link) => link === chat).length).toBeGreaterThanOrEqual(2);
    expect(screen.getByRole("link", { name: ui.chat })).toHaveAttribute("href", chat);
    const about = concerns.filter(({ services }) => services.includes(href));
    for (const address of ["/contact", ...about.map(({ href }) => href)])
      expect(main.querySelector(`a[href="${address}"]`)).toBeVisible();
  });

  test("has the booking form with the service already filled in", () => {
    const { label } = forms.booking.serviceRequest;
    const request = screen.getByRole<HTMLInputElement>("textbox", {
      name: new RegExp(`^${label.replace("?", "\\?")}`),
    });
    expect(request).toHaveValue(service.request);
    expect(request.form).toHaveAttribute("id", "booking");
    // On the first screen, and in the bar of a phone.
    const links = screen.getAllByRole("link", { name: home.start });
    expect(hrefsOf(links)).toEqual(["#booking", "#booking"]);
  });

  test("starts with its question, links to the age groups, the paragraph and its picture, then links to the sections", () =>
    expectOrder(
      screen.getByText(service.openingLine),
      screen.getByRole("navigation", { name: servicePage.ages }),
      screen.getByText(service.paragraph),
      screen.getByRole("img", { name: service.image.alt }),
      screen.getByRole("navigation", { name: servicePage.onThisPage }),
    ));

  test("has every sign and every answer folded, the signs under a heading with every word of the link to it", () => {
    for (const { id, ages, chip, signs } of bands) {
      for (const { text } of signs) expect(foldOf(ages)).toHaveTextContent(text);
      for (const word of chip.split(" "))
        expect(main.querySelector(`details:has(#${id}) > summary`)).toHaveTextContent(word);
    }
    for (const { question, answer } of service.questions)
      expect(foldOf(question)).toHaveTextContent(plainText(answer));
    expect(main.querySelector("details[open]")).toBeNull();
  });

  test("lists the source of every sign, no address twice, and none that could not be opened to check", () => {
    const list = main.querySelector<HTMLElement>("details:has(#sources)")!;
    const addresses = hrefsOf([...list.querySelectorAll("a")]);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const sign of bands.flatMap(({ signs }) => signs))
      expect(list).toHaveTextContent(sources[sign.sources[0]!]!.title);
    for (const { readAs, title } of Object.values(sources))
      if (readAs === "not read") expect(list).not.toHaveTextContent(title);
  });
});

const speech = "services.speech-therapy";

testReplacements(() => <ServicePage href="/speech-therapy" />, {
  [`${speech}.answers.length`]: `${speech}.firstVisit.length`,
  [`${speech}.answers.fees`]: "plainFacts.entries.fees.untilAnswered",
  [`${speech}.answers.online`]: "plainFacts.entries.online.untilAnswered",
});

test("an answer of one service leaves the pages of the others as they are", () => {
  withContent({ [`${speech}.answers.online`]: "Yes, by video." });
  render(<ServicePage href="/special-education" />);

  expect(screen.getByText(plainFacts.entries.online.untilAnswered!)).toBeVisible();
});
