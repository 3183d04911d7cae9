import { pageContent } from "@/components/language/language";
import { leadForms } from "../../endpoint/lead.js";
import { Form, Hint, hintId, LabelText, TextArea, TextField } from "./form";
import "./consultation-form.scss";

/** The consultation form on /contact: specification, sections 3 and 5. */
export function ConsultationForm() {
  return (
    <Form name="consultation">
      <ChildFields />
      <ParentFields />
    </Form>
  );
}

const rules = leadForms.consultation;

const gap = String.raw`[\s\p{P}\p{M}\p{C}\|~\u2044\u2212\u2215]*`;

/**
 * What tidyPhone() makes ten digits of, except links and some scripts. Without a script nothing
 * tidies the 09876543210 of Chromium's autofill, or a +91.
 */
export const contactPattern =
  `${gap}([+\uff0b]${gap}[9९৯]${gap}[1१১]${gap})?(([0०০]${gap}){0,2}[9९৯]${gap}[1१১]${gap})?` +
  `([0०০]${gap})?(\\p{Nd}${gap}){10}`;

const fields = () => pageContent().forms.consultation;

function ChildFields() {
  const { child, childName, dob, gender } = fields();
  return (
    <fieldset className="lead-form__group">
      <legend className="lead-form__legend display">{child}</legend>
      <TextField
        id="child-name"
        name="childName"
        rule={rules.childName}
        field={childName}
        // The browser must not offer the parent's own name, nor the birthday below.
        autoComplete="off"
      />
      <TextField id="dob" name="dob" rule={rules.dob} field={dob} type="date" autoComplete="off" />
      <fieldset
        className="field"
        // A group cannot be invalid, a group of radio buttons can.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="radiogroup"
        aria-describedby={hintId("gender")}
      >
        <legend className="field__label">
          <LabelText rule={rules.gender} field={gender} />
        </legend>
        <Hint id="gender" hint={gender.hint} />
        <div className="field__choices">
          {Object.entries(gender.options).map(([value, label]) => (
            <label className="field__choice" key={value}>
              <input type="radio" name="gender" value={value} required={rules.gender.required} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}

function ParentFields() {
  const { parent, parentName, contact, email, address, serviceRequest } = fields();
  return (
    <fieldset className="lead-form__group">
      <legend className="lead-form__legend display">{parent}</legend>
      <TextField
        id="parent-name"
        name="parentName"
        rule={rules.parentName}
        field={parentName}
        autoComplete="name"
      />
      <TextField
        id="contact"
        name="contact"
        rule={rules.contact}
        field={contact}
        // The type "tel" may not have tel-national; inputMode shows the digits.
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder={contact.placeholder}
        pattern={contactPattern}
        title={contact.problem}
      />
      <TextField
        id="email"
        name="email"
        rule={rules.email}
        field={email}
        type="email"
        autoComplete="email"
      />
      <TextArea
        id="address"
        name="address"
        rule={rules.address}
        field={address}
        rows={3}
        autoComplete="street-address"
      />
      <TextArea
        id="service-request"
        // The specification gives the input this name; it is sent as serviceRequest.
        name="medicalHistory"
        rule={rules.serviceRequest}
        field={serviceRequest}
        rows={4}
      />
    </fieldset>
  );
}
