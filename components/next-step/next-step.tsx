import { chatHref } from "@/components/contact-links/contact-links";
import { Picture } from "@/components/picture/picture";
import { images } from "@/content/images";
import { guideWords } from "@/content/service-guides";
import { serviceWords } from "@/content/services";
import "./next-step.scss";

type NextStepProps = {
  /** What the page is about, for the draft of the message. */
  readonly subject?: string;
};

/** Call to action at the end of /service and of each service page: book, or ask first. */
export function NextStep({ subject }: NextStepProps) {
  return (
    <section className="next-step" aria-labelledby="next">
      <div className="next-step__words">
        <h2 id="next">{guideWords.next}</h2>
        <p className="section__intro">{guideWords.nextText}</p>
        <p className="next-step__ways">
          <a className="button" href="/contact">
            {serviceWords.book}
          </a>
          <a
            className="button button--quiet"
            href={chatHref(subject)}
            rel="noopener"
          >
            {serviceWords.ask}
          </a>
        </p>
        <p>{serviceWords.how}</p>
      </div>
      <Picture className="next-step__picture" picture={images.reasons} alt="" />
    </section>
  );
}
