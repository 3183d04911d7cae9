import { pageContent } from "@/components/language/language";
import { Noticing } from "@/components/noticing/noticing";
import { RichText } from "@/components/rich-text/rich-text";
import type { Question, ServiceGuide as Guide } from "@/content/service-guides";
import { FirstVisit, YourPart } from "./first-visit";
import { Onward } from "./onward";
import { PlainFacts } from "./plain-facts";
import "./service-guide.scss";

type ServiceGuideProps = { readonly guide: Guide };

/** What a parent wants to know before a first visit, under the first screen of a service page. */
export function ServiceGuide({ guide }: ServiceGuideProps) {
  return (
    <div className="service-guide">
      <Noticing guide={guide} />
      <PlainFacts guide={guide} />
      <FirstVisit visit={guide.firstVisit} />
      <YourPart parts={guide.yourPart} />
      <Questions questions={guide.questions} />
      <Onward guide={guide} />
    </div>
  );
}

type QuestionsProps = { readonly questions: readonly Question[] };

/** What parents ask, each with its answer in the open. */
function Questions({ questions }: QuestionsProps) {
  const { guideMessages } = pageContent();
  return (
    <section className="section wrapper" aria-labelledby="questions">
      <div className="section__head">
        <h2 id="questions">{guideMessages.questions}</h2>
      </div>
      <div className="service-guide__questions">
        {questions.map(({ id, question, answer, sources }) => (
          <section
            className={
              sources === undefined
                ? "service-guide__question service-guide__question--ours"
                : "service-guide__question"
            }
            key={question}
          >
            <h3 id={id}>{question}</h3>
            <p>
              <RichText text={answer} />
            </p>
          </section>
        ))}
      </div>
    </section>
  );
}
