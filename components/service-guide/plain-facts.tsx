import type { Fact, Service } from "@/content-model/service-types";
import { languageOfText, pageContent } from "@/components/language/language";
import { peopleOf } from "@/components/people/people";
import { chatHref } from "@/components/contact-links/contact-links";

type PlainFactsProps = {
  readonly service: Service;
};

/**
 * Facts such as fees, ages and languages. Where the clinic has not answered yet, a link opens WhatsApp with the
 * question.
 */
export function PlainFacts({ service }: PlainFactsProps) {
  const { factMessages, facts } = pageContent();

  return (
    <section className="plain-facts section wrapper" aria-labelledby="facts">
      <div className="section__head">
        <h2 id="facts">{factMessages.heading}</h2>
        <p className="section__intro">{factMessages.intro}</p>
      </div>
      <dl className="plain-facts__list">
        {facts.map((fact) => (
          <div className="plain-facts__fact" key={fact.id}>
            <dt>{fact.heading}</dt>
            <dd>
              <Answer fact={fact} service={service} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A link to the people of the service, who are on the same page. */
function PeopleLink() {
  const { peopleMessages } = pageContent();
  return (
    <a className="plain-facts__ask" href="#people">
      {peopleMessages.heading}
    </a>
  );
}

type AnswerProps = PlainFactsProps & { readonly fact: Fact };

function Answer({ fact: { id, statement, question }, service }: AnswerProps) {
  const { arrival, contactMessages, factMessages } = pageContent();
  const answer =
    id === "place"
      ? [arrival.metro, arrival.landmark].filter(Boolean).join(" ")
      : service.answers[id];
  // The section about the people of the service answers who works here, and in which languages.
  const isAnsweredByPeople =
    (id === "people" || id === "languages") &&
    peopleOf(service.href).length > 0;
  if (isAnsweredByPeople && !statement && !answer) return <PeopleLink />;
  if (answer || question === undefined || isAnsweredByPeople)
    return (
      <p>
        {statement}
        {statement && answer && " "}
        {answer && <span lang={languageOfText(answer)}>{answer}</span>}
      </p>
    );

  const questionText = question.replace("{subject}", service.subject);
  return (
    <p>
      {statement} {questionText}{" "}
      <a
        className="plain-facts__ask"
        href={chatHref(contactMessages, service.subject, questionText)}
        rel="noopener"
      >
        {factMessages.ask}
        <span className="visually-hidden">: {questionText}</span>
      </a>
    </p>
  );
}
