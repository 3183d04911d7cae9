import type { Service } from "@/content-rules/services";
import { pageContent } from "@/components/language/language";
import { CallLine } from "@/components/centre-block/centre-block";
import { chatHref } from "@/components/contact-links/contact-links";
import { Picture } from "@/components/picture/picture";
import { Paragraph } from "@/components/rich-text/rich-text";
import { BookingCard } from "@/components/lead-form/booking-form";
import "./closing-section.scss";

type ClosingSectionProps = {
  readonly service?: Service | undefined;
  readonly subject?: string | undefined;
};

/** The end of /service and of guides: the short form, and links to long form, chat and phone. */
export function ClosingSection({ service, subject }: ClosingSectionProps) {
  const { contactPage, contact, home, servicePage } = pageContent();
  return (
    <section className="closing-section split" aria-labelledby="next">
      <div className="stack">
        <h2 id="next">{home.start}</h2>
        <p className="section__intro">{servicePage.nextText}</p>
      </div>
      <BookingCard level="h3" request={service?.request} />
      <section className="closing-section__actions">
        <Paragraph text={servicePage.more} />
        <a className="button button--quiet from-medium" href={chatHref(contact, subject)}>
          {servicePage.cards.ask}
        </a>
        <CallLine />
        <Picture
          className="closing-section__picture rounded-picture from-large"
          picture={contactPage.picture}
          alt=""
        />
      </section>
    </section>
  );
}
