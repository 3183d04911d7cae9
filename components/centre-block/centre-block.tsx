import { Fragment, type ReactNode } from "react";
import { pageContent, pageLanguage } from "@/components/language/language";
import { addressText, callHref } from "@/components/contact-links/contact-links";
import { Icon, type IconProps } from "@/components/icon/icon";
import { Paragraph } from "@/components/rich-text/rich-text";
import { hoursLines } from "./hours-lines";
import "./centre-block.scss";

/** Address, phone and opening hours: specification, sections 1 and 2. */
export function CentreBlock() {
  const { contact, site, ui } = pageContent();
  return (
    <div className="centre-block">
      <Item name="pin" label={ui.address}>
        {addressText(site)}
        <br />
        <a className="centre-block__link touch" href={site.directions}>
          {ui.directions}
        </a>
      </Item>
      <Item name="phone" label={ui.phone}>
        <a className="centre-block__link touch" href={callHref(contact)}>
          {contact.phone.text}
        </a>
      </Item>
      <Item name="clock" label={ui.hours}>
        <OpeningHours />
      </Item>
    </div>
  );
}

type ItemProps = IconProps & { readonly label: string; readonly children: ReactNode };

const Item = ({ name, label, children }: ItemProps) => (
  <p className="centre-block__item">
    <Icon name={name} />
    <span>
      <span className="unseen">{label}: </span>
      {children}
    </span>
  </p>
);

/** The sentence that asks to call, with the phone number as a link. */
export function CallLine() {
  const { contact, ui } = pageContent();
  return (
    <Paragraph
      text={ui.callNumber}
      replacements={{ phone: <a href={callHref(contact)}>{contact.phone.text}</a> }}
    />
  );
}

/** A line for each entry of `site.hours`. A span of days or times wraps as a whole where it can. */
export function OpeningHours() {
  const { site, ui } = pageContent();
  return hoursLines(site.hours, pageLanguage().tag, ui.openingHours).map((line, index) => (
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
