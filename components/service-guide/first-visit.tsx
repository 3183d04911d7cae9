import { guideWords, type ServiceGuide } from "@/content/service-guides";

type FirstVisitProps = { readonly visit: ServiceGuide["firstVisit"] };

/** How long a first visit takes, who is there, what happens and what comes after. */
export function FirstVisit({ visit }: FirstVisitProps) {
  const { length, room, activity, bring, tellYourChild, afterwards } = visit;
  const words = guideWords.firstVisitParts;

  return (
    <section className="section wrapper" aria-labelledby="first-visit">
      <div className="section__head">
        <h2 id="first-visit">{guideWords.firstVisit}</h2>
      </div>
      <dl className="service-guide__visit">
        <Part term={words.length}>{length}</Part>
        <Part term={words.room}>{room}</Part>
        <Part term={words.activity}>{activity}</Part>
        <div className="service-guide__part">
          <dt>{words.bring}</dt>
          <dd>
            <ul className="service-guide__things">
              {bring.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </dd>
        </div>
        <Part term={words.tellYourChild}>{tellYourChild}</Part>
        <Part term={words.afterwards}>{afterwards}</Part>
      </dl>
    </section>
  );
}

type PartProps = { readonly term: string; readonly children: string };

function Part({ term, children }: PartProps) {
  return (
    <div className="service-guide__part">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
