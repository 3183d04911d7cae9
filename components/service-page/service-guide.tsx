import type { Question, Service } from "@/content-rules/service";
import { pageContent } from "@/components/language/language";
import { Disclosure } from "@/components/disclosure/disclosure";
import {
  SignsByAge,
  safetyStatements,
} from "@/components/signs-by-age/signs-by-age";
import { RichText } from "@/components/rich-text/rich-text";
import { Section } from "@/components/section/section";
import { PageEnd } from "@/components/guide/page-end";
import { FirstVisit, YourPart } from "./first-visit";
import { PlainFacts } from "./plain-facts";
import "./service-guide.scss";

type ServiceGuideProps = {
  readonly service: Service;
};

/** What a parent wants to know before a first visit, under the first screen of a service page. */
export function ServiceGuide({ service }: ServiceGuideProps) {
  const { concerns, servicePage } = pageContent();
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
          ...concerns
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
      <div className="guide__questions">
        {questions.map(({ id, anchor, question, answer, sources }) => (
          <Disclosure
            className={
              sources === undefined
                ? "guide__question guide__question--ours"
                : "guide__question"
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
