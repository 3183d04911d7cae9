import type { Fact, Service } from "@/content-model/service-schema";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { Noticing } from "@/components/noticing/noticing";
import {
  callAddress,
  phoneText,
} from "@/components/contact-links/contact-links";
import { plainText } from "@/content-model/rich-text";
import { contactMessages } from "@/content/about";
import { safety } from "@/content/safety";
import { doctorNotes, factMessages, facts } from "@/content/service-page";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { sources } from "@/content/sources";
import { SourceList } from "./page-end";
import { PlainFacts } from "./plain-facts";

const renderNoticing = (service: Service) =>
  render(<Noticing {...service} id="noticing" heading="Noticing" />);
const serviceAt = (href: string): Service =>
  services.find((service) => service.href === href)!;

describe.each(services)("the signs of $subject", (service) => {
  test("are checkboxes that a tap on their text ticks", () => {
    renderNoticing(service);

    for (const { ages, signs } of service.noticing.bands) {
      const band = screen
        .getByRole("heading", { name: ages })
        .closest("details")!;
      for (const { text } of signs) {
        fireEvent.click(within(band).getByText(text));
        expect(within(band).getByLabelText(text)).toBeChecked();
      }
    }
  });

  test("are never sent: no checkbox has a name or is in a form", () => {
    renderNoticing(service);

    for (const box of screen.getAllByRole<HTMLInputElement>("checkbox")) {
      expect(box.name).toBe("");
      expect(box.form).toBeNull();
    }
  });

  test("are between a link to the safety note and the note, unfolded, on lost skills, fits and danger, whose phone numbers are links", () => {
    renderNoticing(service);

    const note = screen.getByRole("region", { name: safety.heading });
    const texts = [...note.querySelectorAll("p, li")].map(
      ({ textContent }) => textContent,
    );
    expect(texts.join(" ")).toBe(
      [safety.lostSkills, safety.fit, safety.danger, service.whenNotToWait]
        .map(({ text }) => plainText(text))
        .join(" "),
    );
    expect(note.closest("details")).toBeNull();
    const steps = within(note).getAllByRole("list")[0]!;
    const calls = within(steps).getAllByRole<HTMLAnchorElement>("link");
    expect(calls.map(({ href }) => href)).toEqual(["tel:112", "tel:14416"]);
    const firstBand = screen.getByRole("heading", {
      name: service.noticing.bands[0]!.ages,
    });
    const link = screen.getByRole("link", { name: safety.link });
    expect(note).toContainElement(
      document.querySelector(link.getAttribute("href")!),
    );
    expect(link.compareDocumentPosition(firstBand)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(firstBand.compareDocumentPosition(note)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});

test("only the page of counselling has a link to the child helpline", () => {
  for (const service of services) {
    const { unmount } = renderNoticing(service);
    const calls = screen.queryAllByRole("link", { name: "1098" });
    expect(calls).toHaveLength(
      service.href === "/psychological-counselling" ? 1 : 0,
    );
    unmount();
  }
});

test("a phone number in a sentence is a link, and the text has no Markdown", () => {
  const whenNotToWait = { text: "Call [112](tel:112) at once.", sources: [] };
  renderNoticing({ ...serviceAt("/speech-therapy"), whenNotToWait });

  const sentence = screen.getByText("Call at once.", {
    normalizer: (text) => text.replace(/\s+/g, " "),
    ignore: "script",
  });
  expect(sentence).toHaveTextContent("Call 112 at once.");
  expect(within(sentence).getByRole("link", { name: "112" })).toHaveAttribute(
    "href",
    "tel:112",
  );
});

test("says how to print the ticked signs, and has a print button", () => {
  renderNoticing(serviceAt("/speech-therapy"));

  fireEvent.click(screen.getByText(doctorNotes.heading));
  expect(screen.getByText(doctorNotes.text)).toBeVisible();
  expect(
    screen.getByRole("button", { name: doctorNotes.print }),
  ).toHaveAttribute("data-print");
});

/** The answers of a clinic that has not given its fee yet. */
const answers = {
  fees: "",
  ages: "Children up to 9 years.",
  languages: "Hindi.",
  length: "One hour.",
  people: "Two therapists.",
  online: "No.",
  unconfirmed: ["fees"],
};

/** The question about a fact on the page of occupational therapy. */
const questionAbout = (fact: string) =>
  Object(facts.find(({ id }) => id === fact)).question.replace(
    "{subject}",
    serviceAt("/occupational-therapy").subject,
  ) as string;
const fee = questionAbout("fees");

test("missing facts are questions in one card, whose WhatsApp link sends all of them", () => {
  const open = { ...answers, length: "" };
  render(
    <PlainFacts
      service={{ ...serviceAt("/occupational-therapy"), answers: open }}
    />,
  );

  const card = within(
    screen.getByRole("region", {
      name: factMessages.toAsk.replace("{count}", "2"),
    }),
  );
  const questions = [fee, questionAbout("length")];
  const items = card.getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(questions);
  const link = card.getByRole("link", { name: factMessages.ask });
  const draft = new URL(link.getAttribute("href")!);
  expect(draft.origin + draft.pathname).toBe(
    `https://wa.me/${site.whatsapp.slice(1)}`,
  );
  expect(draft.searchParams.get("text")).toBe(
    [contactMessages.chatQuestionPrefix, ...questions].join("\n"),
  );
  expect(card.getByRole("link", { name: phoneText })).toHaveAttribute(
    "href",
    callAddress,
  );
});

test("one missing fact has a heading in the singular", () => {
  render(
    <PlainFacts service={{ ...serviceAt("/occupational-therapy"), answers }} />,
  );

  expect(
    screen.getByRole("heading", { name: factMessages.oneToAsk }),
  ).toBeVisible();
});

test("shows the answer of the clinic instead of the question, and no card without questions", () => {
  const { rerender } = render(
    <PlainFacts service={{ ...serviceAt("/occupational-therapy"), answers }} />,
  );
  expect(screen.getByText("Children up to 9 years.")).toBeVisible();
  expect(screen.queryByText(questionAbout("ages"))).toBeNull();

  const all = { ...answers, fees: "One session is 1,000 rupees." };
  rerender(
    <PlainFacts
      service={{ ...serviceAt("/occupational-therapy"), answers: all }}
    />,
  );
  expect(screen.getByText(new RegExp(all.fees))).toBeVisible();
  expect(screen.queryByRole("region", { name: /to ask us/ })).toBeNull();
});

test.each(services)(
  "for every fact, the page of $subject shows what the clinic says or the question to send",
  (service) => {
    const { container } = render(<PlainFacts service={service} />);

    for (const { id, statement, question } of facts as readonly Fact[]) {
      const answer = id === "place" ? "" : service.answers[id];
      const shown = [
        statement,
        answer || question?.replace("{subject}", service.subject),
      ];
      for (const text of shown)
        if (text) expect(container).toHaveTextContent(text);
    }
  },
);

test.each(services)(
  "the source list of $subject has the source of every sign, and no link twice",
  (service) => {
    render(<SourceList href={service.href} cited={service} />);

    const shown = screen.getByRole("list").textContent;
    const { bands }: Service["noticing"] = service.noticing;
    for (const sign of bands.flatMap(({ signs }) => signs))
      expect(shown).toContain(sources[sign.sources[0]!].title);
    const addresses = screen
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(new Set(addresses).size).toBe(addresses.length);
  },
);

test("leaves out a source that could not be opened to check", () => {
  const service = serviceAt("/occupational-therapy");
  render(<SourceList href="/occupational-therapy" cited={service} />);

  expect(sources.rcot.readAs).toBe("not read");
  expect(screen.queryByText(sources.rcot.title)).toBeNull();
});
