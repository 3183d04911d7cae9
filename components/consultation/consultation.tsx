import { pageContent } from "@/components/language/language";
import { Arrival } from "@/components/arrival/arrival";
import { CentreContact } from "@/components/centre-contact/centre-contact";
import { OpeningHours } from "@/components/centre-contact/opening-hours";
import {
  addressText,
  callAddress,
  chatHref,
  phoneText,
} from "@/components/contact-links/contact-links";
import { Icon } from "@/components/icon/icon";
import { Island } from "@/components/island/island";
import { ConsultationForm } from "@/components/lead-form/consultation-form.client";
import { InlineDrawing } from "@/components/picture/inline-drawing";
import "./consultation.scss";

/** The consultation form, beside the other ways to reach the centre: specification, section 2. */
export function Consultation() {
  const { arrival, consultation, site } = pageContent();
  return (
    <div className="consultation section wrapper">
      <div className="consultation__words">
        <h1>{consultation.heading}</h1>
        <p className="section__intro">{consultation.intro}</p>
        <InlineDrawing
          className="consultation__picture"
          picture={consultation.picture}
          cropped
        />
        <CallOrChat />
        <div className="consultation__centre">
          <CentreContact />
          <Arrival />
        </div>
        <NextSteps />
      </div>
      <div className="consultation__form">
        <Island name="consultation-form" component={ConsultationForm} />
      </div>
      {arrival.floor === "" && (
        <p className="consultation__access">
          <span className="consultation__place">{addressText(site)}</span>
          {consultation.access}
        </p>
      )}
    </div>
  );
}

/** The phone and the chat with the opening hours, for narrow windows: on wide ones CentreContact is in their place. */
function CallOrChat() {
  const { contactMessages, placeMessages } = pageContent();
  return (
    <div className="consultation__ways">
      <a className="button button--quiet consultation__way" href={callAddress}>
        <Icon name="phone" />
        <span>
          {contactMessages.call}{" "}
          <span className="consultation__number">{phoneText}</span>
        </span>
      </a>
      <a
        className="button button--quiet consultation__way consultation__chat"
        href={chatHref(contactMessages)}
        rel="noopener"
      >
        <Icon name="chat" />
        {placeMessages.chat}
      </a>
      <p className="consultation__hours">
        <OpeningHours />
      </p>
    </div>
  );
}

function NextSteps() {
  const { consultation } = pageContent();
  return (
    <div className="consultation__next" id="first-screen">
      <h2 className="consultation__title label">{consultation.stepsHeading}</h2>
      <ol className="consultation__steps">
        {Object.values(consultation.steps).map((step) => (
          <li className="consultation__step" key={step}>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
