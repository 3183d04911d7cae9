import type { Topic } from "@/content-rules/content";
import type { Answers } from "@/content-rules/service";
import type { ServiceContent as Service } from "@/site-content/content";
import { CallLine } from "@/components/contact-links/call-line";
import { questionsHref } from "@/components/contact-links/contact-links";
import { languageOfText, pageContent } from "@/components/language/language";
import { peopleOf } from "@/components/people/people";
import { Section } from "@/components/section/section";

/** A topic with its key in content/plain-facts.ts. */
type Fact = Topic & { readonly id: keyof Answers | "place" };

type PlainFactsProps = {
  readonly service: Service;
};

/** What the clinic says about fees, ages and the like, and a card with the questions that it has not answered yet. */
export function PlainFacts({ service }: PlainFactsProps) {
  const { plainFacts } = pageContent();
  const facts = Object.entries(service.topics).map(([id, topic]): Fact => ({
    ...topic,
    id: id as Fact["id"],
  }));
  const openFacts = facts.filter((fact) => isOpen(fact, service));

  return (
    <Section
      className="plain-facts"
      id="facts"
      heading={plainFacts.heading}
      intro={plainFacts.intro}
    >
      <div className="split">
        <dl>
          {facts
            .filter((fact) => !openFacts.includes(fact) || fact.statement)
            .map((fact) => (
              <div className="service-guide__fact" key={fact.id}>
                <dt className="label">{fact.heading}</dt>
                <dd>
                  <Answer fact={fact} service={service} />
                </dd>
              </div>
            ))}
        </dl>
        {openFacts.length > 0 && (
          <QuestionsToAsk
            questions={openFacts.map(({ question }: Fact) =>
              question!.replace("{subject}", service.subject),
            )}
          />
        )}
      </div>
    </Section>
  );
}

/** Whether the section about the people of the service answers a fact: who works here, and in which languages. */
const isAnsweredByPeople = ({ id }: Fact, { href }: Service) =>
  (id === "people" || id === "languages") && peopleOf(href).length > 0;

/** What the clinic says about a fact of this service; empty if it has not answered. */
function answerTo({ id }: Fact, service: Service): string {
  const { howToCome } = pageContent();
  return id === "place"
    ? [howToCome.metro, howToCome.landmark].filter(Boolean).join(" ")
    : service.answers[id];
}

/** Whether a fact has a question that the clinic has not answered. */
const isOpen = (fact: Fact, service: Service) =>
  fact.question !== undefined &&
  !answerTo(fact, service) &&
  !isAnsweredByPeople(fact, service);

type AnswerProps = PlainFactsProps & { readonly fact: Fact };

function Answer({ fact, service }: AnswerProps) {
  const { people } = pageContent();
  const { statement } = fact;
  const answer = answerTo(fact, service);
  if (!statement && !answer)
    return (
      <a className="plain-facts__people" href="#people">
        {people.heading}
      </a>
    );
  return (
    <p>
      {statement}
      {statement && answer && " "}
      {answer && <span lang={languageOfText(answer)}>{answer}</span>}
    </p>
  );
}

type QuestionsToAskProps = { readonly questions: readonly string[] };

/** The open questions, a link that opens WhatsApp with all of them, and the phone number. */
function QuestionsToAsk({ questions }: QuestionsToAskProps) {
  const { contact, plainFacts } = pageContent();
  const count = questions.length;
  return (
    <section className="plain-facts__card" aria-labelledby="to-ask">
      <h3 id="to-ask">
        {count === 1
          ? plainFacts.oneToAsk
          : plainFacts.toAsk.replace("{count}", String(count))}
      </h3>
      <ul className="service-guide__things">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <div className="plain-facts__ways">
        <a
          className="button button--quiet"
          href={questionsHref(contact, questions)}
          rel="noopener"
        >
          {plainFacts.ask}
        </a>
        <CallLine />
      </div>
    </section>
  );
}
