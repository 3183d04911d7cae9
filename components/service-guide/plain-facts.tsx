import { languageOfText, pageContent } from "@/components/language/language";
import { chatHref } from "@/components/contact-links/contact-links";
import type { Fact, ServiceFacts } from "@/content/service-facts";
import type { ServiceGuide } from "@/content/service-guides";

type PlainFactsProps = {
  readonly guide: ServiceGuide;
  /** What the clinic has said; its own answers for this service unless a test hands in others. */
  readonly answers?: ServiceFacts["answers"] | undefined;
};

/** Fees, ages, languages and the like; what the clinic has not said yet is a question to tap. */
export function PlainFacts({ guide, answers }: PlainFactsProps) {
  const { factMessages, facts, serviceFacts } = pageContent();
  const own = serviceFacts.find(({ href }) => href === guide.href)?.answers;

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
              <Answer fact={fact} guide={guide} answers={answers ?? own} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type AnswerProps = PlainFactsProps & { readonly fact: Fact };

function Answer({ fact: { id, said, question }, guide, answers }: AnswerProps) {
  const { contactMessages, factMessages } = pageContent();
  const answer = id === "place" ? "" : answers?.[id];
  if (answer || question === undefined)
    return (
      <p>
        {said}
        {said && answer && " "}
        {answer && <span lang={languageOfText(answer)}>{answer}</span>}
      </p>
    );

  const asked = question.replace("{subject}", guide.subject);
  return (
    <p>
      {said} {asked}{" "}
      <a
        className="plain-facts__ask"
        href={chatHref(contactMessages, guide.subject, asked)}
        rel="noopener"
      >
        {factMessages.ask}
        <span className="visually-hidden">: {asked}</span>
      </a>
    </p>
  );
}
