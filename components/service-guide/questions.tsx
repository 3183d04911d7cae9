import { RichText } from "@/components/rich-text/rich-text";
import { guideWords, type Question } from "@/content/service-guides";

type QuestionsProps = { readonly questions: readonly Question[] };

/** What parents ask, each with its answer in the open. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <section className="section wrapper" aria-labelledby="questions">
      <div className="section__head">
        <h2 id="questions">{guideWords.questions}</h2>
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
            <p className="service-guide__answer">
              <RichText text={answer} />
            </p>
          </section>
        ))}
      </div>
    </section>
  );
}
