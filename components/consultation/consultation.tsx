import { pageContent } from "@/components/language/language";
import { Arrival } from "@/components/arrival/arrival";
import { CentreContact } from "@/components/centre-contact/centre-contact";
import {
  callAddress,
  phoneText,
} from "@/components/contact-links/contact-links";
import { firstScreenEnd } from "@/components/page-frame/first-screen";
import { Island } from "@/components/island/island";
import { ConsultationForm } from "@/components/lead-form/consultation-form.client";
import { RichText } from "@/components/rich-text/rich-text";
import { Picture } from "@/components/picture/picture";
import "./consultation.scss";
import "./consultation.print.scss";

/** The consultation form, beside the other ways to reach the centre: specification, section 2. */
export function Consultation() {
  const { consultation } = pageContent();
  return (
    <div className="consultation section wrapper">
      <div className="consultation__words">
        <h1>{consultation.heading}</h1>
        <p className="section__intro">{consultation.intro}</p>
        <p className="consultation__talk" id={firstScreenEnd}>
          <RichText
            text={consultation.talk}
            replacements={{ phone: <a href={callAddress}>{phoneText}</a> }}
          />
        </p>
      </div>
      <div className="consultation__form">
        <Island name="consultation-form" component={ConsultationForm} />
      </div>
      <div className="consultation__more">
        <div>
          <h2 className="consultation__title">{consultation.stepsHeading}</h2>
          <ol className="consultation__steps">
            {Object.values(consultation.steps).map((step) => (
              <li className="consultation__step" key={step}>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <div className="consultation__centre">
          <CentreContact />
          <Arrival />
        </div>
        <Picture
          className="consultation__picture"
          picture={consultation.picture}
          alt=""
        />
      </div>
    </div>
  );
}
