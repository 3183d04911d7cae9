import type { Service } from "@/content-model/service-types";
import { pageAddress, pageContent } from "@/components/language/language";

type FirstVisitProps = { readonly visit: Service["firstVisit"] };

/**
 * What to tell the child about a first visit, how long it takes, who is there, what happens, what to bring and what
 * follows.
 */
export function FirstVisit({ visit }: FirstVisitProps) {
  const { guideMessages } = pageContent();
  const { length, room, activity, bring, tellYourChild, afterwards } = visit;
  const terms = guideMessages.firstVisitParts;

  return (
    <section className="section wrapper" aria-labelledby="first-visit">
      <div className="section__head">
        <h2 id="first-visit">{guideMessages.firstVisit}</h2>
      </div>
      <dl className="service-guide__visit">
        <div className="service-guide__part">
          <dt>{terms.tellYourChild}</dt>
          <dd>
            <p className="service-guide__said">{tellYourChild}</p>
            <a
              className="service-guide__story"
              href={pageAddress("/first-visit")}
            >
              {guideMessages.story}
            </a>
          </dd>
        </div>
        <VisitDetail term={terms.length}>{length}</VisitDetail>
        <VisitDetail term={terms.room}>{room}</VisitDetail>
        <VisitDetail term={terms.activity}>{activity}</VisitDetail>
        <div className="service-guide__part">
          <dt>{terms.bring}</dt>
          <dd>
            <ul className="service-guide__things">
              {Object.values(bring).map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </dd>
        </div>
        <VisitDetail term={terms.afterwards}>{afterwards}</VisitDetail>
      </dl>
    </section>
  );
}

type VisitDetailProps = { readonly term: string; readonly children: string };

function VisitDetail({ term, children }: VisitDetailProps) {
  return (
    <div className="service-guide__part">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type YourPartProps = { readonly points: Service["yourPart"] };

/** How parents take part: one-to-one sessions, watching them, the monthly talk, the home plan. */
export function YourPart({ points }: YourPartProps) {
  const { guideMessages } = pageContent();
  return (
    <section className="section section--deep" aria-labelledby="your-part">
      <div className="wrapper">
        <div className="section__head">
          <h2 id="your-part">{guideMessages.yourPart}</h2>
          <p className="service-guide__family">{guideMessages.family}</p>
        </div>
        <div className="grid">
          {points.map(({ title, text }) => (
            <section className="service-guide__promise" key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
