import { unmarked } from "@/site-content/marks";
import type { Topic } from "@/content-rules/plain-facts";
import type { TeamMember } from "@/content-rules/people";
import type { Answers, Service } from "@/content-rules/services";
import { CallLine } from "@/components/centre-block/centre-block";
import { chatHref, questionsHref } from "@/components/contact-links/contact-links";
import { languageOfText, pageContent } from "@/components/language/language";
import { peopleOf, Person } from "@/components/people/people";
import { RichText } from "@/components/rich-text/rich-text";
import { Section } from "@/components/section/section";

/** A topic with its key in content/plain-facts.ts. */
type Fact = Topic & { readonly id: keyof Answers | "place" };

type PlainFactsProps = { readonly service: Service };

/**
 * What the clinic says about fees, ages and the like, above the people of the service and a card with the questions that it
 * has not answered yet.
 */
export function PlainFacts({ service }: PlainFactsProps) {
  const { plainFacts } = pageContent();
  const facts = Object.entries(plainFacts.entries).map(([id, topic]): Fact => ({
    ...topic,
    id: id as Fact["id"],
  }));
  const persons = peopleOf(service.href);
  const openFacts = facts.filter((fact) => isOpen(fact, service, persons.length > 0));

  return (
    <Section
      className="plain-facts"
      id="facts"
      heading={plainFacts.heading}
      intro={plainFacts.intro}
    >
      <dl className="plain-facts__list">
        {facts
          .filter((fact) => !openFacts.includes(fact) || fact.statement)
          // The people themselves say who works here.
          .filter(({ id }) => id !== "people" || persons.length === 0)
          .map((fact) => (
            <div className="guide__fact" key={fact.id}>
              <dt className="label">{fact.heading}</dt>
              <dd>
                <Answer fact={fact} service={service} persons={persons} />
              </dd>
            </div>
          ))}
      </dl>
      <div className="plain-facts__side">
        {persons.length > 0 && <PeopleToMeet persons={persons} />}
        <QuestionsToAsk
          subject={service.subject}
          questions={openFacts.map(({ question }) =>
            question!.replace("{subject}", service.subject),
          )}
        />
      </div>
    </Section>
  );
}

/** What the clinic says about a fact of this service; empty if it has not answered. */
function answerTo({ id }: Fact, service: Service): string {
  const { howToCome } = pageContent();
  return id === "place"
    ? [howToCome.metro, howToCome.landmark].filter(Boolean).join(" ")
    : service.answers[id];
}

/**
 * Whether a fact has a question that the clinic has not answered. The people beside the facts say who works here, and in
 * which languages.
 */
const isOpen = (fact: Fact, service: Service, hasPeople: boolean) =>
  fact.question !== undefined &&
  !answerTo(fact, service) &&
  !(hasPeople && (fact.id === "people" || fact.id === "languages"));

type AnswerProps = PlainFactsProps & PeopleToMeetProps & { readonly fact: Fact };

function Answer({ fact, service, persons }: AnswerProps) {
  const { people, plainFacts } = pageContent();
  const answer = answerTo(fact, service);
  const isReplaced = answer !== "" && (fact.id === "fees" || fact.id === "online");
  const statement = isReplaced ? undefined : fact.statement;
  if (!statement && !answer)
    return (
      <a className="plain-facts__link touch" href="#people">
        {people.heading}
      </a>
    );
  const shown = answer && <span lang={languageOfText(answer)}>{answer}</span>;
  // A person says which languages they speak.
  const isOfOthers = persons.some(
    ({ languages }) => languages && unmarked(languages) !== unmarked(answer),
  );
  if (fact.id === "languages" && isOfOthers)
    return (
      <p>
        <RichText text={plainFacts.team} replacements={{ languages: shown }} />
      </p>
    );
  return (
    <p>
      {statement}
      {statement && answer && " "}
      {shown}
    </p>
  );
}

type PeopleToMeetProps = { readonly persons: readonly TeamMember[] };

/** The people of the service. */
function PeopleToMeet({ persons }: PeopleToMeetProps) {
  const { people } = pageContent();
  return (
    <section className="plain-facts__people" aria-labelledby="people">
      <h3 id="people">{people.heading}</h3>
      <ul className="people">
        {persons.map((person) => (
          <Person key={person.id} person={person} level="h4" />
        ))}
      </ul>
    </section>
  );
}

type QuestionsToAskProps = {
  /** The name of the service inside a sentence. */
  readonly subject: string;
  readonly questions: readonly string[];
};

/** The open questions, a link that opens WhatsApp with all of them, and the phone number. */
function QuestionsToAsk({ subject, questions }: QuestionsToAskProps) {
  const { contact, plainFacts } = pageContent();
  const { anythingElse, oneToAsk, toAsk } = plainFacts;
  const count = questions.length;
  const manyToAsk = toAsk.replace("{count}", String(count));
  return (
    // On phones the bar at the foot has both ways.
    <section
      className={`plain-facts__card stack ${count === 0 ? "from-large" : ""}`.trim()}
      aria-labelledby="to-ask"
    >
      <h3 id="to-ask">{[anythingElse, oneToAsk][count] ?? manyToAsk}</h3>
      {count > 0 && (
        <ul className="service-page__things bullets">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
      <section className="plain-facts__ways cluster">
        <a
          className="button button--quiet"
          href={count > 0 ? questionsHref(contact, questions) : chatHref(contact, subject)}
        >
          {plainFacts.ask}
        </a>
        <CallLine />
      </section>
    </section>
  );
}
