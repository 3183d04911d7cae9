import type { ReactNode } from "react";
import type { Concern as ConcernText, Point, Step } from "@/content-rules/concerns";
import type { ConcernPath } from "@/content-rules/fields/paths";
import type { Service } from "@/content-rules/services";
import { formatList, pageContent, pageLanguage } from "@/components/language/language";
import { questionsHref } from "@/components/contact-links/contact-links";
import { FeeLine, hasFee } from "@/components/fee-line/fee-line";
import { LinkRows } from "@/components/link-rows/link-rows";
import { SignsByAge } from "@/components/signs-by-age/signs-by-age";
import { dangersOf, WhenNotToWait } from "@/components/when-not-to-wait/when-not-to-wait";
import { Fold } from "@/components/fold/fold";
import { Picture } from "@/components/picture/picture";
import { Paragraph } from "@/components/rich-text/rich-text";
import { Section } from "@/components/section/section";
import { PageTop } from "@/components/page-top/page-top";
import { Guide, PageEnd, PlayPicture } from "@/components/guide/guide";
import "./concern-page.scss";

type ConcernPageProps = { readonly href: ConcernPath };

/** A page about what parents see or hear, with the signs by age of the service pages. */
export function ConcernPage({ href }: ConcernPageProps) {
  const { concerns, concernPage, contact, plainFacts, safety, servicePage, services } =
    pageContent();
  const concern: ConcernText = concerns.find((candidate) => candidate.href === href)!;
  const bands = bandsOf(concern, services);
  const dangers = dangersOf(bands, concern.whenNotToWait);
  const { sections } = concernPage;
  const { visit, ...otherSections } = sections;
  const about = services.filter(({ href }) => concern.services.includes(href));
  const isPriced = about.some(hasFee);

  return (
    <Guide
      className="concern-page"
      top={
        <PageTop
          title={concern.title}
          line={concern.answer.text}
          picture={concern.image}
          subject={concern.subject}
          services={about}
          sections={isPriced ? { visit: concernPage.fees, ...otherSections } : sections}
          paragraph={concernPage.atK7.replace("{services}", therapiesOf(about))}
        >
          <div>
            <h2 className="box-title">{concernPage.thisWeek}</h2>
            <ol className="concern-page__steps">
              {concern.week.map(({ id, heading }) => (
                <li key={id}>
                  <a className="concern-page__step touch" href={`#${id}`}>
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </PageTop>
      }
    >
      <Points id="week" heading={concernPage.week} points={concern.week} />
      <SignsByAge id="signs" heading={sections.signs} noticing={{ ...concern, bands }}>
        <WhenNotToWait dangers={dangers} />
      </SignsByAge>
      <Points id="other" heading={sections.other} points={[concern.hearing, ...concern.other]} />
      <Points id="therapy" heading={concernPage.therapy} points={concern.therapy}>
        {concern.warning && <Warning warning={concern.warning} />}
      </Points>
      <Points
        id="places"
        heading={sections.places}
        intro={concernPage.placesIntro}
        points={concern.places}
        areFolded
      />
      <section className="section section--deep concern-page__visit" aria-labelledby="visit">
        <div className="concern-page__band wrapper">
          <PlayPicture className="concern-page__scene rounded-picture" />
          <div className="section__head">
            <h2 id="visit">{visit}</h2>
            <p className="section__intro">{concernPage.visitText}</p>
            <FeeLine services={about} />
          </div>
          <LinkRows
            links={[
              { href: "/first-visit", label: concernPage.visitMore },
              isPriced
                ? { href: `${concern.services[0]}#facts`, label: servicePage.sections.facts }
                : {
                    href: questionsHref(contact, [plainFacts.entries.fees.question]),
                    label: concernPage.askFee,
                  },
            ]}
          />
        </div>
      </section>
      <PageEnd
        href={href}
        subject={concern.subject}
        related={[...concern.services, ...concerns.map(({ href }) => href)]}
        cited={[concern, bands, safety.lostSkills, dangers]}
      />
    </Guide>
  );
}

type PointsProps = {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string;
  readonly points: readonly PointWithPicture[];
  readonly areFolded?: boolean;
  readonly children?: ReactNode;
};

type PointWithPicture = Point & Partial<Pick<Step, "picture">>;

/** Short texts, each with its heading, and a drawing where the text has one. */
const Points = ({ id, heading, intro, points, areFolded = false, children }: PointsProps) => (
  <Section className={`concern-page__${id}`} id={id} heading={heading} intro={intro}>
    <div className="guide__questions">
      {points.map(({ id, heading, text, picture }) =>
        areFolded ? (
          <Fold className="guide__question" id={id} title={heading} key={id}>
            <Paragraph text={text} />
          </Fold>
        ) : (
          <section className="guide__fact" key={id}>
            {picture !== undefined && (
              <picture>
                <Picture className="concern-page__drawing" picture={{ src: picture, alt: "" }} />
              </picture>
            )}
            <h3 className="label" id={id}>
              {heading}
            </h3>
            <Paragraph text={text} />
          </section>
        ),
      )}
      {children}
    </div>
  </Section>
);

type WarningProps = { readonly warning: NonNullable<ConcernText["warning"]> };

const Warning = ({ warning: { heading, items, text } }: WarningProps) => (
  <section className="concern-page__warning">
    <h3 className="label">{heading}</h3>
    <ul className="bullets">
      {Object.entries(items).map(([id, item]) => (
        <li key={id}>{item}</li>
      ))}
    </ul>
    <p>{text}</p>
  </section>
);

const therapiesOf = (services: readonly Service[]): string =>
  formatList(
    services.map(({ title, href }) => `[${title}](${href})`),
    pageLanguage().tag,
  );

/** The age bands of a concern, with the signs of the services. */
const bandsOf = ({ bands }: ConcernText, services: readonly Service[]) =>
  bands.map(({ signs, ...band }) => ({
    ...band,
    signs: signs.flatMap(({ href, ids }) => {
      const service = services.find((candidate) => candidate.href === href)!;
      const known = service.noticing.bands.flatMap(({ signs }) => signs);
      return ids.map((id) => known.find((sign) => sign.id === id)!);
    }),
  }));
