import { render, screen, within } from "@testing-library/react";
import type { Service } from "@/content-rules/service";
import { people } from "@/content/people";
import { plainFacts } from "@/content/plain-facts";
import { sources } from "@/content/sources";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { callHref, phoneText } from "@/components/contact-links/contact-links";
import { SourceList } from "@/components/guide/page-end";
import { PlainFacts } from "./plain-facts";

const { contact, services } = contentIn(english);
const occupationalTherapy = services.find(
  ({ id }) => id === "occupational-therapy",
)!;

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
const questionAbout = (fact: keyof typeof plainFacts.entries) =>
  plainFacts.entries[fact].question!.replace(
    "{subject}",
    occupationalTherapy.subject,
  );
const fee = questionAbout("fees");

test("missing facts are questions in one card, whose WhatsApp link sends all of them", () => {
  const open = { ...answers, length: "" };
  render(<PlainFacts service={{ ...occupationalTherapy, answers: open }} />);

  const card = within(
    screen.getByRole("region", {
      name: plainFacts.toAsk.replace("{count}", "2"),
    }),
  );
  const questions = [fee, questionAbout("length")];
  const items = card.getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(questions);
  const link = card.getByRole("link", { name: plainFacts.ask });
  const draft = new URL(link.getAttribute("href")!);
  expect(draft.origin + draft.pathname).toBe(
    `https://wa.me/${contact.whatsapp.slice(1)}`,
  );
  expect(draft.searchParams.get("text")).toBe(
    [contact.chatQuestionPrefix, ...questions].join("\n"),
  );
  expect(card.getByRole("link", { name: phoneText(contact) })).toHaveAttribute(
    "href",
    callHref(contact),
  );
});

test("one missing fact has a heading in the singular", () => {
  render(<PlainFacts service={{ ...occupationalTherapy, answers }} />);

  expect(
    screen.getByRole("heading", { name: plainFacts.oneToAsk }),
  ).toBeVisible();
});

test("shows the answer of the clinic instead of the question, and no card without questions", () => {
  const { rerender } = render(
    <PlainFacts service={{ ...occupationalTherapy, answers }} />,
  );
  expect(screen.getByText("Children up to 9 years.")).toBeVisible();
  expect(screen.queryByText(questionAbout("ages"))).toBeNull();

  const all = { ...answers, fees: "One session is 1,000 rupees." };
  rerender(<PlainFacts service={{ ...occupationalTherapy, answers: all }} />);
  expect(screen.getByText(new RegExp(all.fees))).toBeVisible();
  expect(screen.queryByRole("region", { name: /to ask us/ })).toBeNull();
});

test("shows the people of the service beside the facts, and asks nothing that they answer", () => {
  const person = people.entries.find(({ services }) =>
    services.some((path) => path === occupationalTherapy.href),
  )!;
  const team = [{ ...person, name: "Asha Rao", role: "Therapist" }];
  const open = { ...answers, people: "", languages: "" };
  render(
    <PlainFacts
      service={{ ...occupationalTherapy, answers: open }}
      team={team}
    />,
  );

  const beside = screen.getByRole("region", { name: people.heading });
  expect(within(beside).getByRole("heading", { level: 4 })).toHaveTextContent(
    "Asha Rao",
  );
  expect(screen.queryByText(questionAbout("people"))).toBeNull();
});

test.each(services)(
  "the source list of $subject has the source of every sign, and no link twice",
  (service) => {
    render(<SourceList href={service.href} cited={service} />);

    const shown = screen.getByRole("list").textContent;
    const { bands }: Service["noticing"] = service.noticing;
    for (const sign of bands.flatMap(({ signs }) => signs))
      expect(shown).toContain(sources[sign.sources[0]!]!.title);
    const addresses = screen
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(new Set(addresses).size).toBe(addresses.length);
  },
);

test("leaves out a source that could not be opened to check", () => {
  const { href } = occupationalTherapy;
  render(<SourceList href={href} cited={occupationalTherapy} />);

  const { readAs, title } = sources.rcot!;
  expect(readAs).toBe("not read");
  expect(screen.queryByText(title)).toBeNull();
});
