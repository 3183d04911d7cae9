import type {
  Concern as ConcernText,
  Point,
} from "@/content-model/concern-schema";
import type { ConcernPath } from "@/content-model/paths";
import type { Band, Service } from "@/content-model/service-schema";
import {
  pageAddress,
  pageContent,
  pageLanguage,
} from "@/components/language/language";
import { questionsHref } from "@/components/contact-links/contact-links";
import { LinkRows } from "@/components/link-rows/link-rows";
import { Signs } from "@/components/noticing/noticing";
import { Opening } from "@/components/opening/opening";
import { firstScreenEnd } from "@/components/page-frame/first-screen";
import { RichText } from "@/components/rich-text/rich-text";
import { PageEnd } from "@/components/service-guide/page-end";
import "@/components/service-guide/service-guide.late.scss";
import "@/components/service-guide/service-guide.print.scss";
import "./concern.scss";
import "./concern.late.scss";
import "./concern.print.scss";

type ConcernProps = { readonly href: ConcernPath };

/**
 * A page about what parents see or hear. The first screen says whether it is worth asking about and what to do this
 * week; the signs by age are those of the service pages.
 */
export function Concern({ href }: ConcernProps) {
  const { concerns, concernMessages, contactMessages, facts, services } =
    pageContent();
  const concern: ConcernText = concerns.find(
    (candidate) => candidate.href === href,
  )!;
  const bands = bandsOf(concern, services);
  const [signs, other, places, visit] = concernMessages.sections;

  return (
    <article className="concern">
      <Opening
        title={concern.title}
        line={concern.answer.text}
        picture={concern.image}
        subject={concern.subject}
        sections={concernMessages.sections}
        paragraph={concernMessages.atK7.replace(
          "{services}",
          therapiesOf(concern, services),
        )}
      >
        <Steps week={concern.week} />
      </Opening>
      <div className="service-guide" id={firstScreenEnd}>
        <Points
          id="week"
          heading={concernMessages.week}
          points={concern.week}
        />
        <section className="section wrapper" aria-labelledby={signs.id}>
          <div className="section__head">
            <h2 id={signs.id}>{signs.label}</h2>
          </div>
          <Signs
            noticing={{ ...concern, bands }}
            whenNotToWait={concern.whenNotToWait}
          />
        </section>
        <Points id={other.id} heading={other.label} points={concern.other} />
        <Points
          id="therapy"
          heading={concernMessages.therapy}
          points={concern.therapy}
        />
        <Points
          id={places.id}
          heading={places.label}
          intro={concernMessages.placesIntro}
          points={concern.places}
        />
        <section
          className="section section--deep concern__visit"
          aria-labelledby={visit.id}
        >
          <div className="concern__band wrapper">
            <div className="section__head">
              <h2 id={visit.id}>{visit.label}</h2>
              <p className="service-guide__family">
                {concernMessages.visitText}
              </p>
            </div>
            <LinkRows
              links={[
                {
                  href: pageAddress("/first-visit"),
                  label: concernMessages.visitMore,
                },
                {
                  href: questionsHref(contactMessages, [
                    facts[0].question.replace(
                      "{subject}",
                      contactMessages.chatSubject,
                    ),
                  ]),
                  label: concernMessages.askFee,
                  rel: "noopener",
                },
              ]}
            />
          </div>
        </section>
        <PageEnd
          href={href}
          subject={concern.subject}
          related={[
            ...concern.services,
            ...concerns
              .map((other) => other.href)
              .filter((other) => other !== href),
          ]}
          cited={[concern, bands]}
        />
      </div>
    </article>
  );
}

/** The titles of the services of a concern, as a list in the language of the page. */
const therapiesOf = (
  concern: ConcernText,
  services: readonly Service[],
): string =>
  new Intl.ListFormat(pageLanguage().tag).format(
    concern.services.map(
      (address) => services.find(({ href }) => href === address)!.title,
    ),
  );

/**
 * The age bands of the services with the signs of a concern, in the order of the age at which they end. Bands of several
 * services overlap. Their ids are unique on the page.
 */
const bandsOf = (
  { signs }: ConcernText,
  services: readonly Service[],
): readonly Band[] =>
  signs
    .flatMap(({ href, ids }) => {
      const service = services.find((candidate) => candidate.href === href)!;
      return service.noticing.bands.map(
        ({ id, ages, chip, from, until, signs }) => ({
          id: `${service.id}-${id}`,
          ages,
          chip,
          from,
          until: until ?? Infinity,
          signs: signs.filter(({ id }) => ids.includes(id)),
        }),
      );
    })
    .filter((band) => band.signs.length > 0)
    .sort((one, other) => one.until - other.until);

type StepsProps = Pick<ConcernText, "week">;

/** Links to the two things for this week. */
function Steps({ week }: StepsProps) {
  const { concernMessages } = pageContent();
  return (
    <div>
      <h2 className="label">{concernMessages.thisWeek}</h2>
      <ol className="concern__steps">
        {week.map(({ id, heading }) => (
          <li key={id}>
            <a className="concern__step" href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

type PointsProps = {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string;
  readonly points: readonly Point[];
};

/** A section of short texts, each with its heading. */
function Points({ id, heading, intro, points }: PointsProps) {
  return (
    <section className={`section wrapper concern__${id}`} aria-labelledby={id}>
      <div className="section__head">
        <h2 id={id}>{heading}</h2>
        {intro !== undefined && <p className="section__intro">{intro}</p>}
      </div>
      <div className="service-guide__questions">
        {points.map((point) => (
          <section className="service-guide__fact" key={point.id}>
            <h3 className="label" id={point.id}>
              {point.heading}
            </h3>
            <p>
              <RichText text={point.text} />
            </p>
          </section>
        ))}
      </div>
    </section>
  );
}
