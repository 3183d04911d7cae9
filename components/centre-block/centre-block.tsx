import { Fragment } from "react";
import { pageContent, pageLanguage } from "@/components/language/language";
import { addressText, callHref } from "@/components/contact-links/contact-links";
import { Icon } from "@/components/icon/icon";
import { RichText } from "@/components/rich-text/rich-text";
import { hoursLines } from "./hours-lines";
import "./centre-block.scss";

/** Address, phone and opening hours: specification, sections 1 and 2. */
export function CentreBlock() {
  const { contact, place, site } = pageContent();
  return (
    <div className="centre-block">
      <p className="centre-block__item">
        <Icon name="pin" />
        <span>
          <span className="unseen">{place.address}: </span>
          {addressText(site)}
          <br />
          <a className="centre-block__link touch" href={site.directions}>
            {place.directions}
          </a>
        </span>
      </p>
      <p className="centre-block__item">
        <Icon name="phone" />
        <span>
          <span className="unseen">{place.phone}: </span>
          <a className="centre-block__link touch" href={callHref(contact)}>
            {contact.phone.text}
          </a>
        </span>
      </p>
      <p className="centre-block__item">
        <Icon name="clock" />
        <span>
          <span className="unseen">{place.hours}: </span>
          <OpeningHours />
        </span>
      </p>
    </div>
  );
}

/** The sentence that asks to call, with the phone number as a link. */
export function CallLine() {
  const { contact } = pageContent();
  return (
    <p>
      <RichText
        text={contact.callNumber}
        replacements={{ phone: <a href={callHref(contact)}>{contact.phone.text}</a> }}
      />
    </p>
  );
}

/** A line for each entry of `site.hours`. A span of days or times wraps as a whole where it can. */
export function OpeningHours() {
  const { place, site } = pageContent();
  return hoursLines(site.hours, pageLanguage().tag, place).map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line.split(" ").map((part, index) => (
        <Fragment key={index}>
          {index > 0 && " "}
          {part.includes("\u00a0") ? (
            <span className="centre-block__span">{part.replaceAll("\u00a0", " ")}</span>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </Fragment>
  ));
}
