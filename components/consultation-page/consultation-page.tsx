import type { WayToCome } from "@/content-rules/how-to-come";
import { FeeLine } from "@/components/fee-line/fee-line";
import { isPhoneFirst, languageOfText, pageContent } from "@/components/language/language";
import { CentreBlock, OpeningHours } from "@/components/centre-block/centre-block";
import { addressText, callHref, chatHref } from "@/components/contact-links/contact-links";
import { Icon } from "@/components/icon/icon";
import { ConsultationForm } from "@/components/lead-form/consultation-form";
import { Picture } from "@/components/picture/picture";
import "./consultation-page.scss";

/** The consultation form, beside the other ways to reach the centre: specification, section 2. */
export function ConsultationPage() {
  const { contactPage, howToCome, site } = pageContent();
  return (
    <div className="consultation-page section wrapper">
      <div className="consultation-page__words">
        <h1>{contactPage.heading}</h1>
        <p className="section__intro">{contactPage.intro}</p>
        <CallOrChat />
        {/* In narrower windows the footer has the contact details. */}
        <div className="consultation-page__centre from-wide">
          <CentreBlock />
        </div>
        <FeeLine />
      </div>
      <div className="consultation-page__form lead-form__card" id="first-screen">
        <ConsultationForm />
      </div>
      <NextSteps />
      <HowToCome />
      {howToCome.floor === "" && (
        <p className="consultation-page__access">
          <span className="consultation-page__place below-wide">{addressText(site)}</span>
          {contactPage.access}
        </p>
      )}
      <div className="consultation-page__picture from-wide">
        <Picture
          className="consultation-page__drawing rounded-picture"
          picture={contactPage.picture}
        />
      </div>
    </div>
  );
}

/** For narrow windows: on wide ones CentreBlock is in their place. */
function CallOrChat() {
  const { contact, ui } = pageContent();
  return (
    <div className="consultation-page__ways cluster below-wide">
      <a
        className={`button consultation-page__way ${isPhoneFirst() ? "" : "button--quiet"}`.trim()}
        href={callHref(contact)}
      >
        <Icon name="phone" />
        <span>
          {ui.call} <span className="consultation-page__number">{contact.phone.text}</span>
        </span>
      </a>
      <a
        className="button button--quiet consultation-page__way from-medium"
        href={chatHref(contact)}
      >
        <Icon name="chat" />
        {ui.chatShort}
      </a>
    </div>
  );
}

function NextSteps() {
  const { contactPage } = pageContent();
  return (
    <div className="consultation-page__next">
      <h2 className="consultation-page__title box-title">{contactPage.stepsHeading}</h2>
      <ol className="consultation-page__steps">
        {Object.values(contactPage.steps).map((step) => (
          <li className="consultation-page__step" key={step}>
            {step}
          </li>
        ))}
      </ol>
      <p className="consultation-page__hours below-wide">
        <OpeningHours />
      </p>
    </div>
  );
}

/** Metro, landmark, floor, parking, the door. Renders nothing while every fact is empty. */
export function HowToCome() {
  const { howToCome } = pageContent();
  const filled = Object.entries(howToCome.labels)
    .map(([fact, label]) => ({ label, text: howToCome[fact as WayToCome] }))
    .filter(({ text }) => text !== "");
  if (filled.length === 0) return null;

  return (
    <section className="consultation-page__way-here" aria-labelledby="how-to-come">
      <h2 className="box-title" id="how-to-come">
        {howToCome.heading}
      </h2>
      <dl className="consultation-page__facts">
        {filled.map(({ label, text }) => (
          <div key={label}>
            <dt className="consultation-page__fact">{label}</dt>
            <dd lang={languageOfText(text)}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
