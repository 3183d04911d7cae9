/** The pages about services and concerns. app/pages-of-texts.test.tsx has their texts, check-site where links lead. */
import { render, screen, within } from "@testing-library/react";
import type { Concern } from "@/content-rules/concerns";
import { plainText } from "@/content-rules/fields/rich-text";
import type { Service } from "@/content-rules/services";
import { forms } from "@/content/forms";
import { home } from "@/content/home";
import { safety } from "@/content/safety";
import { servicePage } from "@/content/service-page";
import { speechTherapy } from "@/content/services/speech-therapy";
import { sources } from "@/content/sources";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { ConcernPage } from "./concern-page/concern-page";
import { chatHref } from "./contact-links/contact-links";
import { PageFrame } from "./page-frame/page-frame";
import { PageTop } from "./page-top/page-top";
import { ServicePage } from "./service-page/service-page";
import { SignsByAge } from "./signs-by-age/signs-by-age";

const { concernPage, concerns, contact, services, ui } = contentIn(english);

const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

/** Expects elements in the order of the page. */
const expectOrder = (...elements: readonly Element[]) =>
  elements
    .slice(1)
    .forEach((element, index) =>
      expect(elements[index]!.compareDocumentPosition(element)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    );

/** The folded part with this heading. */
const foldOf = (name: string) => screen.getByRole("heading", { level: 3, name }).closest("details");

const safetyNote = () => screen.getByRole("region", { name: safety.heading });

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
    const chats = within(main).getAllByRole("link", {
      name: servicePage.cards.ask,
    });
    const own = chats.filter((link) => link.getAttribute("href") === chat);
    expect(own.length).toBeGreaterThanOrEqual(2);
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
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["#booking", "#booking"]);
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
    const addresses = [...list.querySelectorAll("a")].map(({ href }) => href);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const sign of bands.flatMap(({ signs }) => signs))
      expect(list).toHaveTextContent(sources[sign.sources[0]!]!.title);
    for (const { readAs, title } of Object.values(sources))
      if (readAs === "not read") expect(list).not.toHaveTextContent(title);
  });
});

describe.each<Concern>(concerns)(
  "the page “$title”",
  ({ href, title, answer, week, bands, services: about }) => {
    let container: HTMLElement;

    beforeEach(() => {
      ({ container } = render(<ConcernPage href={href} />));
    });

    test("first says whether to ask, then has links to two things for this week", () => {
      const heading = screen.getByRole("heading", { level: 1, name: title });
      expect(heading.nextElementSibling).toHaveTextContent(answer.text);
      const steps = within(screen.getAllByRole("list")[0]!);
      expect(textsOf(steps.getAllByRole("link"))).toEqual(week.map((step) => step.heading));
    });

    test("has the signs of the service pages with the same words, which are never sent, before the safety note", () => {
      const shown = bands.flatMap(({ signs }) => signs);
      const texts = shown.flatMap(({ href: address, ids }) =>
        services
          .filter((service) => service.href === address)
          .flatMap((service: Service) => service.noticing.bands)
          .flatMap(({ signs }) => signs)
          .filter(({ id }) => ids.includes(id))
          .map(({ text }) => text),
      );
      const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
      expect(textsOf(boxes.map((box) => box.closest("label")!)).toSorted()).toEqual(
        texts.toSorted(),
      );
      for (const { name, form } of boxes) expect([name, form]).toEqual(["", null]);
      expectOrder(boxes.at(-1)!, safetyNote());
      const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    // They take the element whose own parts have most text, and leave out what is beside it.
    test("keeps its answer in reading views, because the sections are in the element that it is in", () => {
      const page = screen.getByRole("article");
      for (const name of [concernPage.week, concernPage.sections.signs])
        expect(screen.getByRole("region", { name }).parentElement).toBe(page);
    });

    test("has the short form, and links to its services", () => {
      for (const part of ["#booking", ...about.map((to) => `a[href="${to}"]`)])
        expect(container.querySelector(part)).toBeVisible();
    });

    test("has the sentence about a child in danger only if it is for older children, too", () => {
      expect(safetyNote()).toHaveTextContent(plainText(safety.fit.text));
      expect(safetyNote().textContent.includes(safety.danger.title)).toBe(href !== "/late-talking");
    });
  },
);

const renderSigns = () =>
  render(<SignsByAge {...speechTherapy} id="noticing" heading="Noticing" />);

test("signs are between a link to the safety note and the note, which is not folded itself and begins with a button for each number", () => {
  renderSigns();

  expect(safetyNote().closest("details")).toBeNull();
  const calls = within(safetyNote()).getAllByRole<HTMLAnchorElement>("link");
  expect(calls.slice(0, 2).map(({ href, text }) => [href, text])).toEqual([
    ["tel:112", safety.calls["112"]],
    ["tel:14416", safety.calls["14416"]],
  ]);
  const link = screen.getByRole("link", { name: safety.link });
  expect(safetyNote()).toContainElement(document.querySelector(link.getAttribute("href")!));
  const { ages } = speechTherapy.noticing.bands[0]!;
  expectOrder(link, screen.getByRole("heading", { name: ages }), safetyNote());
});

test("the loss of skills is open; each other danger is a row that opens without script, and says which danger and what to do first", () => {
  renderSigns();

  const note = within(safetyNote());
  const { lostSkills, fit, danger } = safety;
  const open = note.getByText(/^If your child loses words/);
  expect(open).toHaveTextContent(plainText(lostSkills.text));
  expect(open.closest("details")).toBeNull();
  const rows = [...safetyNote().querySelectorAll("details")];
  expect(rows.map((row) => textsOf([...row.querySelectorAll("summary, p")]))).toEqual(
    [fit, danger, speechTherapy.whenNotToWait].map(({ title, act, text }) => [
      `${title} ${act}`,
      plainText(text),
    ]),
  );
  expect(rows.filter(({ open }) => open)).toEqual([]);
  const steps = within(rows.at(-1)!).getAllByRole("listitem", { hidden: true });
  expect(textsOf(steps)).toEqual(Object.values(speechTherapy.whenNotToWait.steps!).map(plainText));
  expect(steps[0]!.parentElement!.tagName).toBe("OL");
});

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
  const link = screen.getByRole("link", { name: "us" });
  expect(link).toHaveAttribute("href", "/contact");
});
