import { pageContent } from "@/components/language/language";
import {
  addressText,
  callHref,
  phoneText,
} from "@/components/contact-links/contact-links";
import { Icon } from "@/components/icon/icon";
import { OpeningHours } from "./opening-hours";
import "./contact-block.scss";

/** Address, phone and opening hours: specification, sections 1 and 2. */
export function ContactBlock() {
  const { contact, place, site } = pageContent();
  return (
    <address className="contact-block">
      <p className="contact-block__item">
        <Icon name="pin" />
        <span>
          <span className="visually-hidden">{place.address}: </span>
          {addressText(site)}
          <br />
          <a
            className="contact-block__link touch"
            href={site.directions}
            rel="noopener"
          >
            {place.directions}
          </a>
        </span>
      </p>
      <p className="contact-block__item">
        <Icon name="phone" />
        <span>
          <span className="visually-hidden">{place.phone}: </span>
          <a className="contact-block__link touch" href={callHref(contact)}>
            {phoneText(contact)}
          </a>
        </span>
      </p>
      <p className="contact-block__item">
        <Icon name="clock" />
        <span>
          <span className="visually-hidden">{place.hours}: </span>
          <OpeningHours />
        </span>
      </p>
    </address>
  );
}
