import type { Service } from "@/content-model/service-types";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { Noticing } from "@/components/noticing/noticing";
import { plainText } from "@/content-model/rich-text";
import { contactMessages } from "@/content/about";
import { safety } from "@/content/safety";
import { doctorNotes, facts } from "@/content/service-page";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { sources } from "@/content/sources";
import { SourceList } from "./onward";
import { PlainFacts } from "./plain-facts";

const see = (service: Service) => render(<Noticing service={service} />);
const serviceAt = (href: string): Service =>
  services.find((each) => each.href === href)!;

describe.each(services)("the signs of $subject", (service) => {
  test("can each be ticked by tapping the words", () => {
    see(service);

    for (const { ages, signs } of service.noticing.bands) {
      const band = screen.getByRole("heading", { name: ages }).parentElement!;
      for (const { text } of signs) {
        fireEvent.click(within(band).getByText(text));
        expect(within(band).getByLabelText(text)).toBeChecked();
      }
    }
  });

  test("send no tick anywhere: no box has a name, none stands in a form", () => {
    see(service);

    for (const box of screen.getAllByRole<HTMLInputElement>("checkbox")) {
      expect(box.name).toBe("");
      expect(box.form).toBeNull();
    }
  });

  test("stand below what cannot wait: lost skills, danger, and the numbers to call in that sentence", () => {
    see(service);

    const note = screen.getByRole("region", { name: safety.heading });
    const sentences = within(note).getAllByRole("paragraph");
    expect(sentences.map(({ textContent }) => textContent)).toEqual(
      [safety.lostSkills, safety.danger, service.whenNotToWait].map(
        ({ text }) => plainText(text),
      ),
    );
    expect(note.closest("details")).toBeNull();
    const calls = [...sentences[1]!.querySelectorAll("a")].map(
      ({ href }) => href,
    );
    expect(calls).toEqual(["tel:112", "tel:14416"]);
    const first = screen.getByRole("heading", {
      name: service.noticing.bands[0]!.ages,
    });
    expect(note.compareDocumentPosition(first)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});

test("the child helpline stands on the page of counselling only", () => {
  for (const service of services) {
    const { unmount } = see(service);
    const calls = screen.queryAllByRole("link", { name: "1098" });
    expect(calls).toHaveLength(
      service.href === "/psychological-counselling" ? 1 : 0,
    );
    unmount();
  }
});

test("a number inside a sentence can be tapped, and the sentence reads as before", () => {
  const whenNotToWait = { text: "Call [112](tel:112) at once.", sources: [] };
  see({ ...serviceAt("/speech-therapy"), whenNotToWait });

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

test("says how to print the ticked signs, with a button for it", () => {
  see(serviceAt("/speech-therapy"));

  expect(screen.getByText(doctorNotes.text)).toBeVisible();
  expect(
    screen.getByRole("button", { name: doctorNotes.print }),
  ).toHaveAttribute("data-print");
});

/** A clinic that has not given its fee yet. */
const answers = {
  fees: "",
  ages: "Children up to 9 years.",
  languages: "Hindi.",
  length: "One hour.",
  people: "Two therapists.",
  online: "No.",
  unconfirmed: ["fees"],
};

/** What occupational therapy asks about a fact. */
const questionAbout = (fact: string) =>
  Object(facts.find(({ id }) => id === fact)).question.replace(
    "{subject}",
    serviceAt("/occupational-therapy").subject,
  ) as string;
const fee = questionAbout("fees");

test("a father asks for the fee in one tap, and the draft names the therapy", () => {
  render(
    <PlainFacts service={{ ...serviceAt("/occupational-therapy"), answers }} />,
  );

  const ask = screen.getByRole("link", {
    name: (name) => name.endsWith(`: ${fee}`),
  });
  const draft = new URL(ask.getAttribute("href")!);
  expect(draft.origin + draft.pathname).toBe(
    `https://wa.me/${site.whatsapp.slice(1)}`,
  );
  expect(draft.searchParams.get("text")).toBe(
    `${contactMessages.chatQuestionPrefix} ${fee}`,
  );
});

test("what the clinic has said takes the place of the question", () => {
  render(
    <PlainFacts service={{ ...serviceAt("/occupational-therapy"), answers }} />,
  );

  expect(screen.getByText("Children up to 9 years.")).toBeVisible();
  expect(screen.queryByText(questionAbout("ages"))).toBeNull();
});

test.each(services)("every fact of $subject is said or asked", (service) => {
  render(<PlainFacts service={service} />);

  expect(screen.getAllByRole("definition")).toHaveLength(facts.length);
  for (const answer of screen.getAllByRole("definition"))
    expect(answer).toHaveTextContent(/\w[.?]/);
});

test.each(services)(
  "every sign of $subject leads to where it comes from, shown once",
  (service) => {
    render(<SourceList service={service} />);

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

test("a source that nobody could read is not shown", () => {
  render(<SourceList service={serviceAt("/occupational-therapy")} />);

  expect(sources.rcot.seen).toBe("not seen");
  expect(screen.queryByText(sources.rcot.title)).toBeNull();
});
