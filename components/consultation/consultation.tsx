import { CentreContact } from "@/components/centre-contact/centre-contact";
import {
  callAddress,
  phoneText,
} from "@/components/contact-links/contact-links";
import { Island } from "@/components/island/island";
import { ConsultationForm } from "@/components/lead-form/consultation-form.client";
import { Picture } from "@/components/picture/picture";
import { consultationForm } from "@/content/forms";
import { images } from "@/content/images";
import "./consultation.scss";

/** The full request beside the other ways to reach the centre: specification, section 2. */
export function Consultation() {
  return (
    <div className="consultation section wrapper">
      <div className="consultation__words">
        <h1>{consultationForm.heading}</h1>
        <p className="section__intro">{consultationForm.intro}</p>
        <p className="consultation__talk">
          {consultationForm.talk} <a href={callAddress}>{phoneText}</a>
        </p>
        <div>
          <h2 className="consultation__title">
            {consultationForm.stepsHeading}
          </h2>
          <ol className="consultation__steps">
            {consultationForm.steps.map((step) => (
              <li className="consultation__step" key={step}>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <div className="consultation__centre">
          <CentreContact />
        </div>
        <Picture
          className="consultation__picture"
          picture={images.psychologicalCounselling}
          alt=""
        />
      </div>
      <div className="consultation__form">
        <Island name="consultation-form" component={ConsultationForm} />
      </div>
    </div>
  );
}
