import {
  callAddress,
  chatHref,
} from "@/components/contact-links/contact-links";
import { Icon } from "@/components/icon/icon";
import { contactWords, placeWords } from "@/content/about";
import { site } from "@/content/site";
import "./quick-contact.scss";

type QuickContactProps = {
  /** What the page is about, for the draft of the message. */
  readonly subject: string | undefined;
};

/**
 * The floating messaging-app contact button (specification, section 1). On phones it is one of three, with
 * call and map. Sticky until the footer, and stacked below the card of a form.
 */
export function QuickContact({ subject }: QuickContactProps) {
  return (
    <nav className="quick-contact" aria-label={placeWords.quick}>
      <a
        className="quick-contact__link quick-contact__link--phone"
        href={callAddress}
      >
        <Icon name="phone" />
        <span className="quick-contact__label">{contactWords.call}</span>
      </a>
      <a
        className="quick-contact__link quick-contact__link--chat"
        href={chatHref(subject)}
        rel="noopener"
        aria-label={contactWords.chat}
      >
        <Icon name="chat" />
        <span className="quick-contact__label">{placeWords.chat}</span>
      </a>
      <a
        className="quick-contact__link quick-contact__link--phone"
        href={site.directions}
        rel="noopener"
      >
        <Icon name="pin" />
        <span className="quick-contact__label">
          {placeWords.directionsShort}
        </span>
      </a>
    </nav>
  );
}
