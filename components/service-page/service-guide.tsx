import type { Concern } from "@/content-rules/concern";
import type { Question, Service } from "@/content-rules/service";
import { pageContent } from "@/components/language/language";
import { Disclosure } from "@/components/disclosure/disclosure";
import {
  SignsByAge,
  safetyStatements,
} from "@/components/signs-by-age/signs-by-age";
import { RichText } from "@/components/rich-text/rich-text";
import { Section } from "@/components/section/section";
import { FirstVisit, YourPart } from "./first-visit";
import { PageEnd } from "./page-end";
import { PlainFacts } from "./plain-facts";
import "./service-guide.scss";

type ServiceGuideProps = {
  readonly service: Service;
};

/** What a parent wants to know before a first visit, under the first screen of a service page. */
export function ServiceGuide({ service }: ServiceGuideProps) {
  const { concerns, servicePage } = pageContent();
  const about: readonly Concern[] = concerns;
  return (
    <>
      <SignsByAge
        id="noticing"
        heading={servicePage.noticing}
        intro={service.noticing.intro.text}
        noticing={service.noticing}
        whenNotToWait={service.whenNotToWait}
      />
      <PlainFacts service={service} />
      <FirstVisit service={service} />
      <YourPart points={service.yourPart} />
      <Questions questions={service.questions} />
      <PageEnd
        href={service.href}
        service={service}
        subject={service.subject}
        related={[
          ...service.related,
          ...about
            .filter(({ services }) => services.includes(service.href))
            .map(({ href }) => href),
        ]}
        cited={[
          service,
          safetyStatements(service.noticing.bands, service.whenNotToWait),
        ]}
      />
    </>
  );
}

type QuestionsProps = { readonly questions: readonly Question[] };

/** The questions of parents, with the answers folded. */
function Questions({ questions }: QuestionsProps) {
  const { servicePage } = pageContent();
  return (
    <Section id="questions" heading={servicePage.questions}>
      <div className="service-guide__questions">
        {questions.map(({ id, anchor, question, answer, sources }) => (
          <Disclosure
            className={
              sources === undefined
                ? "service-guide__question service-guide__question--ours"
                : "service-guide__question"
            }
            id={anchor && id}
            title={question}
            key={id}
          >
            <p>
              <RichText text={answer} />
            </p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
