import type { Service } from "@/content-rules/services";
import { pageAddress, pageContent } from "@/components/language/language";
import { Fold } from "@/components/fold/fold";
import { PlayPicture } from "@/components/guide/guide";

type FirstVisitProps = { readonly service: Service };

/** What to tell the child about a first visit, how long it takes, what happens, what to bring. */
export function FirstVisit({ service }: FirstVisitProps) {
  const { servicePage } = pageContent();
  const { length, room, activity, bring, tellYourChild, afterwards } = service.firstVisit;
  const terms = servicePage.firstVisitParts;

  return (
    <section className="service-page__first-visit section wrapper" aria-labelledby="first-visit">
      <div className="service-page__tell">
        <div className="section__head">
          <h2 id="first-visit">{servicePage.firstVisit}</h2>
        </div>
        <div className="service-page__words split">
          <PlayPicture className="service-page__scene rounded-picture" />
          <div>
            <h3>{terms.tellYourChild}</h3>
            <p className="service-page__said display">{tellYourChild}</p>
            <a className="guide__link" href={pageAddress("/first-visit")}>
              {servicePage.story}
            </a>
          </div>
        </div>
      </div>
      <div className="service-page__visit split">
        <dl>
          {service.answers.length === "" && <VisitFact term={terms.length}>{length}</VisitFact>}
          <VisitFact term={terms.room}>{room}</VisitFact>
        </dl>
        <div>
          <Fold className="guide__question" title={terms.activity}>
            <p>{activity}</p>
          </Fold>
          <Fold className="guide__question" title={terms.bring}>
            <ul className="service-page__things bullets">
              {Object.values(bring).map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </Fold>
          <Fold className="guide__question" title={terms.afterwards}>
            <p>{afterwards}</p>
          </Fold>
        </div>
      </div>
    </section>
  );
}

type VisitFactProps = { readonly term: string; readonly children: string };

function VisitFact({ term, children }: VisitFactProps) {
  return (
    <div className="guide__fact">
      <dt className="label">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type YourPartProps = { readonly points: Service["yourPart"] };

/** How parents take part. */
export function YourPart({ points }: YourPartProps) {
  const { servicePage } = pageContent();
  return (
    <section className="section section--deep service-page__your-part" aria-labelledby="your-part">
      <div className="wrapper">
        <div className="section__head">
          <h2 id="your-part">{servicePage.yourPart}</h2>
          <p className="service-page__family">{servicePage.family}</p>
        </div>
        <div className="service-page__parts grid">
          {points.map(({ title, text }) => (
            <div className="guide__fact" key={title}>
              <h3 className="label">{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
