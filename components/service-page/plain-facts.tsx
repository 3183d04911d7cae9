import { unmarked } from "@/site-content/marks";
import type { Topic } from "@/content-rules/plain-facts";
import type { TeamMember } from "@/content-rules/people";
import type { Service } from "@/content-rules/services";
import { CallLine } from "@/components/centre-block/centre-block";
import { chatHref, questionsHref } from "@/components/contact-links/contact-links";
import { languageOfText, pageContent } from "@/components/language/language";
import { peopleOf, Person } from "@/components/people/people";
import { Paragraph } from "@/components/rich-text/rich-text";
import { Section } from "@/components/section/section";

/** A topic with what the clinic says; empty while it has not answered. */
type Fact = Topic & { readonly key: string; readonly answer: string; readonly ofTeam?: string };

type PlainFactsProps = { readonly service: Service };

/** Fees, ages and the like, the people of the service, and a card with the open questions. */
export function PlainFacts({ service }: PlainFactsProps) {
  const { howToCome, plainFacts } = pageContent();
  const place = [howToCome.metro, howToCome.landmark].filter(Boolean).join(" ");
  const answers = { ...service.answers, place };
  const persons = peopleOf(service.href);
  const facts = (Object.keys(plainFacts.entries) as (keyof typeof plainFacts.entries)[])
    .map((key): Fact => ({ ...plainFacts.entries[key], key, answer: answers[key] }))
    .filter(({ withPeople }) => withPeople !== "hidden" || persons.length === 0);
  const isOpen = ({ answer, withPeople, question }: Fact) =>
    question !== undefined && !answer && !(withPeople === "answered" && persons.length > 0);

  return (
    <Section
      className="plain-facts"
      id="facts"
      heading={plainFacts.heading}
      intro={plainFacts.intro}
    >
      <dl className="plain-facts__list">
        {facts
          .filter((fact) => !isOpen(fact) || fact.statement || fact.untilAnswered)
          .map((fact) => (
            <div className="guide__fact" key={fact.key}>
              <dt className="label">{fact.heading}</dt>
              <dd>
                <Answer fact={fact} persons={persons} />
              </dd>
            </div>
          ))}
      </dl>
      <div className="plain-facts__side">
        {persons.length > 0 && <PeopleToMeet persons={persons} />}
        <QuestionsToAsk
          subject={service.subject}
          questions={facts
            .filter(isOpen)
            .map(({ question }) => question!.replace("{subject}", service.subject))}
        />
      </div>
    </Section>
  );
}

type AnswerProps = PeopleToMeetProps & { readonly fact: Fact };

function Answer({ fact: { answer, ofTeam, statement, untilAnswered }, persons }: AnswerProps) {
  const sentence = answer ? statement : (statement ?? untilAnswered);
  if (!sentence && !answer)
    return (
      <a className="plain-facts__link touch" href="#people">
        {pageContent().people.heading}
      </a>
    );
  const shown = answer && <span lang={languageOfText(answer)}>{answer}</span>;
  // A person says which languages they speak.
  const isOfOthers = persons.some(
    ({ languages }) => languages && unmarked(languages) !== unmarked(answer),
  );
  if (ofTeam !== undefined && isOfOthers)
    return <Paragraph text={ofTeam} replacements={{ languages: shown }} />;
  return (
    <p>
      {sentence}
      {sentence && answer && " "}
      {shown}
    </p>
  );
}

type PeopleToMeetProps = { readonly persons: readonly TeamMember[] };

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

type QuestionsToAskProps = { readonly subject: string; readonly questions: readonly string[] };

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
