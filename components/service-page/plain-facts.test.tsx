import { render, screen, within } from "@testing-library/react";
import { people } from "@/content/people";
import { plainFacts } from "@/content/plain-facts";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { callHref, chatHref } from "@/components/contact-links/contact-links";
import { textsOf, withContent } from "@/components/with-content.fixture";
import { PlainFacts } from "./plain-facts";

const { contact } = contentIn(english);
const specialEducation = () =>
  contentIn(english).services.find(({ href }) => href === "/special-education")!;
const { subject } = specialEducation();
const teacher = "people.entries.teacher";
const answers = "services.special-education.answers";

const questionAbout = (fact: keyof typeof plainFacts.entries) =>
  plainFacts.entries[fact].question!.replace("{subject}", subject);

/** What a clinic with these facts says on the page of special education. */
function plainFactsWith(facts: Readonly<Record<string, unknown>>) {
  withContent(facts);
  return render(<PlainFacts service={specialEducation()} />);
}

const answer = (given: Readonly<Record<string, string>>) =>
  plainFactsWith(
    Object.fromEntries(Object.entries(given).map(([key, text]) => [`${answers}.${key}`, text])),
  );

const allAnswers = {
  fees: "One session is 1,000 rupees.",
  ages: "Children up to 9 years.",
  languages: "Hindi.",
  length: "One hour.",
  people: "Two therapists.",
  online: "No.",
};

test("a fact is its answer; missing ones are questions in one card, whose WhatsApp link sends all of them", () => {
  answer({ ...allAnswers, fees: "", length: "" });

  expect(screen.getByText(allAnswers.ages)).toBeVisible();
  const name = plainFacts.toAsk.replace("{count}", "2");
  const card = within(screen.getByRole("region", { name }));
  const questions = [questionAbout("fees"), questionAbout("length")];
  expect(textsOf(card.getAllByRole("listitem"))).toEqual(questions);
  const link = card.getByRole("link", { name: plainFacts.ask });
  const draft = new URL(link.getAttribute("href")!);
  expect(draft.pathname).toBe(`/${contact.whatsapp.slice(1)}`);
  expect(draft.searchParams.get("text")).toBe(
    [contact.chatQuestionPrefix, ...questions].join("\n"),
  );
  const call = card.getByRole("link", { name: contact.phone.text });
  expect(call).toHaveAttribute("href", callHref(contact));
});

test("one missing fact has a heading in the singular; where none is missing, a parent may ask anything else", () => {
  const { unmount } = answer({ ...allAnswers, fees: "" });
  expect(screen.getByRole("region", { name: plainFacts.oneToAsk })).toBeVisible();
  unmount();

  answer(allAnswers);
  const card = within(screen.getByRole("region", { name: plainFacts.anythingElse }));
  expect(card.queryByRole("list")).toBeNull();
  const link = card.getByRole("link", { name: plainFacts.ask });
  expect(link).toHaveAttribute("href", chatHref(contact, subject));
});

test("does not ask whether therapy is possible online below the sentence that says when", () => {
  answer({ ...allAnswers, online: "" });

  expect(screen.getByText(plainFacts.entries.online.untilAnswered!)).toBeVisible();
  expect(screen.queryByText(/\?$/)).toBeNull();
});

test("people with a name answer who they are and what they speak", () => {
  plainFactsWith({ "people.entries.speech.name": "Asha Rao", [`${teacher}.name`]: "Tara Sen" });

  const beside = within(screen.getByRole("region", { name: people.heading }));
  expect(textsOf(beside.getAllByRole("heading", { level: 4 }))).toEqual(["Tara Sen"]);
  for (const fact of ["people", "languages"] as const)
    expect(screen.queryByText(questionAbout(fact))).toBeNull();
});

test("the languages of a service are those of the team where its therapist speaks others", () => {
  const facts = { [`${teacher}.name`]: "Tara Sen", [`${answers}.languages`]: "Bangla and Hindi." };
  const languagesFact = () => screen.getByText(/Bangla/, { selector: "dd *" }).closest("dd");
  const { unmount } = plainFactsWith(facts);
  expect(languagesFact()).toHaveTextContent(/^Bangla and Hindi\.$/);
  unmount();

  plainFactsWith({ ...facts, [`${teacher}.languages`]: "Tamil and English" });
  expect(languagesFact()).toHaveTextContent("In the team: Bangla and Hindi.");
});
