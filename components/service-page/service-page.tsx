import type { ServicePath } from "@/content-rules/fields/paths";
import type { Question } from "@/content-rules/shared-questions";
import type { Service } from "@/content-rules/services";
import { pageContent } from "@/components/language/language";
import { Fold } from "@/components/fold/fold";
import { Guide, PageEnd } from "@/components/guide/guide";
import { PageTop } from "@/components/page-top/page-top";
import { Paragraph } from "@/components/rich-text/rich-text";
import { Section } from "@/components/section/section";
import { SignsByAge } from "@/components/signs-by-age/signs-by-age";
import { dangersOf, WhenNotToWait } from "@/components/when-not-to-wait/when-not-to-wait";
import { FirstVisit, YourPart } from "./first-visit";
import { PlainFacts } from "./plain-facts";
import "./service-page.scss";

type ServicePageProps = { readonly href: ServicePath };

/**
 * The page of one service: specification, section 2.
 * @throws when the content has no service with this address
 */
export function ServicePage({ href }: ServicePageProps) {
  const { concerns, safety, servicePage, services } = pageContent();
  const service = services.find((candidate) => candidate.href === href);
  if (service === undefined) throw new Error(`content/services/ has no service for ${href}.`);
  const dangers = dangersOf(service.noticing.bands, service.whenNotToWait);

  return (
    <Guide
      top={
        <PageTop
          alias={service.alias}
          title={service.title}
          line={service.openingLine}
          picture={service.image}
          subject={service.subject}
          services={[service]}
          sections={servicePage.sections}
          paragraph={service.paragraph}
        >
          <AgeLinks noticing={service.noticing} />
        </PageTop>
      }
    >
      <SignsByAge
        id="noticing"
        heading={servicePage.noticing}
        intro={service.noticing.intro.text}
        noticing={service.noticing}
      >
        <WhenNotToWait dangers={dangers} />
      </SignsByAge>
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
        cited={[service, safety.lostSkills, dangers]}
      />
    </Guide>
  );
}

type AgeLinksProps = Pick<Service, "noticing">;

function AgeLinks({ noticing: { younger, bands } }: AgeLinksProps) {
  const { servicePage } = pageContent();
  return (
    <nav className="service-page__ages" aria-labelledby="ages">
      <h2 className="box-title" id="ages">
        {servicePage.ages}
      </h2>
      <ul className="cluster">
        {(younger === undefined ? bands : [younger, ...bands]).map(({ id, chip }) => (
          <li key={id}>
            <a className="service-page__chip touch" href={`#${id}`}>
              {chip}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type QuestionsProps = { readonly questions: readonly Question[] };

function Questions({ questions }: QuestionsProps) {
  const { servicePage } = pageContent();
  return (
    <Section id="questions" heading={servicePage.questions}>
      <div className="guide__questions">
        {questions.map(({ id, anchor, question, answer, sources }) => (
          <Fold
            className={
              sources === undefined ? "guide__question guide__question--ours" : "guide__question"
            }
            id={anchor && id}
            title={question}
            key={id}
          >
            <Paragraph text={answer} />
          </Fold>
        ))}
      </div>
    </Section>
  );
}
