import { Icon, type IconName } from "@/components/icon/icon";
import { NextStep } from "@/components/next-step/next-step";
import { ReviewDate } from "@/components/review-date/review-date";
import {
  guideWords,
  type ServiceGuide as Guide,
} from "@/content/service-guides";
import { services } from "@/content/services";
import "./service-guide.scss";

type ServiceGuideProps = { readonly guide: Guide };

/** What a parent wants to know before a first visit, under the hero of a service page. */
export function ServiceGuide({ guide }: ServiceGuideProps) {
  return (
    <div className="service-guide">
      <Contents />
      <Noticing guide={guide} />
      <FirstVisit guide={guide} />
      <YourPart guide={guide} />
      <Questions guide={guide} />
      <Onward guide={guide} />
    </div>
  );
}

function Contents() {
  return (
    <nav className="service-guide__contents wrapper" aria-labelledby="contents">
      <h2 className="service-guide__contents-title" id="contents">
        {guideWords.contents}
      </h2>
      <ul className="service-guide__contents-list">
        {guideWords.sections.map(({ id, heading }) => (
          <li key={id}>
            <a className="service-guide__contents-link" href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Noticing({ guide }: ServiceGuideProps) {
  const { intro, bands, note } = guide.noticing;

  return (
    <section className="section wrapper" aria-labelledby="noticing">
      <div className="section__head">
        <h2 id="noticing">{guideWords.noticing}</h2>
        <p className="section__intro">{intro}</p>
      </div>
      <div className="service-guide__bands grid">
        {bands.map(({ ages, signs }) => (
          <section className="service-guide__band" key={ages}>
            <h3 className="service-guide__ages">{ages}</h3>
            <ul className="service-guide__signs">
              {signs.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="service-guide__note">{note}</p>
    </section>
  );
}

function FirstVisit({ guide }: ServiceGuideProps) {
  const { length, room, activity, bring, tellYourChild, afterwards } =
    guide.firstVisit;
  const words = guideWords.firstVisitParts;

  return (
    <section className="section section--sage" aria-labelledby="first-visit">
      <div className="wrapper">
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
              <ul className="service-guide__signs">
                {bring.map((thing) => (
                  <li key={thing}>{thing}</li>
                ))}
              </ul>
            </dd>
          </div>
          <Part term={words.tellYourChild}>{tellYourChild}</Part>
          <Part term={words.afterwards}>{afterwards}</Part>
        </dl>
      </div>
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

/** One for each of the four parts, whose order content/service-guides.ts fixes. */
const partIcons: readonly IconName[] = ["pair", "eye", "calendar", "home"];

function YourPart({ guide }: ServiceGuideProps) {
  return (
    <section className="section wrapper" aria-labelledby="your-part">
      <div className="section__head">
        <h2 id="your-part">{guideWords.yourPart}</h2>
      </div>
      <div className="grid">
        {guide.yourPart.map(({ title, text }, index) => (
          <section className="service-guide__promise" key={title}>
            <span className="service-guide__promise-sign">
              <Icon name={partIcons[index] ?? "check"} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </section>
  );
}

function Questions({ guide }: ServiceGuideProps) {
  return (
    <section className="section section--plum" aria-labelledby="questions">
      <div className="service-guide__asked wrapper">
        <h2 id="questions">{guideWords.questions}</h2>
        <div>
          {guide.questions.map(({ question, answer }) => (
            <details className="service-guide__question" key={question}>
              <summary className="service-guide__summary">
                {question}
                <Icon name="chevron" />
              </summary>
              <p className="service-guide__answer">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

function Onward({ guide }: ServiceGuideProps) {
  return (
    <div className="section wrapper">
      <NextStep />
      <p className="service-guide__related">
        {guideWords.related}
        {services
          .filter(({ href }) =>
            guide.related.some((related) => related === href),
          )
          .map(({ href, title }) => (
            <a className="service-guide__contents-link" href={href} key={href}>
              {title}
            </a>
          ))}
      </p>
      <footer className="service-guide__sources">
        <h2 className="service-guide__sources-title">{guideWords.sources}</h2>
        <ul>
          {guide.sources.map(({ publisher, title, url }) => (
            <li key={url}>
              {publisher}:{" "}
              <a href={url} rel="noopener">
                {title}
              </a>
            </li>
          ))}
        </ul>
        <ReviewDate date={guide.reviewed} />
      </footer>
    </div>
  );
}
