import { pageAddress, pageContent } from "@/components/language/language";
import {
  callAddress,
  chatHref,
  phoneText,
} from "@/components/contact-links/contact-links";
import { RichText } from "@/components/rich-text/rich-text";
import type { ServiceGuide } from "@/content/service-guides";
import { BookingCard } from "./booking-card";
import "./next-step.scss";

type NextStepProps = {
  /** The guide of the page, whose subject the form and the draft of a message name. */
  readonly guide?: ServiceGuide;
};

/** The end of /service and of each service page: three fields to a call, or a longer form, a message, a call. */
export function NextStep({ guide }: NextStepProps) {
  const { contactMessages, guideMessages, serviceMessages } = pageContent();
  return (
    <section className="next-step" aria-labelledby="next">
      <div className="next-step__words">
        <h2 id="next">{guideMessages.next}</h2>
        <p className="section__intro">{guideMessages.nextText}</p>
      </div>
      <BookingCard
        level="h3"
        {...(guide !== undefined && { subject: guide.request })}
      />
      <div className="next-step__ways">
        <p>
          {guideMessages.more}{" "}
          <a href={pageAddress("/contact")}>{serviceMessages.book}</a>
        </p>
        <a
          className="button button--quiet"
          href={chatHref(contactMessages, guide?.subject)}
          rel="noopener"
        >
          {serviceMessages.ask}
        </a>
        <p>
          <RichText
            text={contactMessages.callNumber}
            parts={{ phone: <a href={callAddress}>{phoneText}</a> }}
          />
        </p>
      </div>
    </section>
  );
}
