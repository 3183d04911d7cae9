import { consultationForm } from "@/content/forms";
import { leadEndpoints, leadResponse } from "./endpoints";
import { Field, FieldMark, hintId } from "./field";
import {
  AfterError,
  AfterSuccess,
  FormNotes,
  PrivacyNotice,
} from "./form-notes";
import { LeadForm } from "./lead-form.client";
import "./lead-form.scss";

/** The full request of the contact page: specification, sections 3 and 5. */
export function ConsultationForm() {
  return (
    <LeadForm
      id="consultation"
      endpoint={leadEndpoints.consultation}
      response={leadResponse}
      afterSuccess={<AfterSuccess />}
      afterError={<AfterError />}
    >
      <FormNotes endpoint={leadEndpoints.consultation} />
      <ChildFields />
      <ParentFields />
      <PrivacyNotice />
    </LeadForm>
  );
}

function ChildFields() {
  const { child, childName, dob, gender } = consultationForm;

  return (
    <fieldset className="lead-form__group">
      <legend className="lead-form__legend">{child}</legend>
      <Field id="child-name" label={childName.label} required>
        <input
          className="field__control"
          id="child-name"
          name="childName"
          maxLength={200}
          type="text"
          autoComplete="off"
          required
        />
      </Field>
      <Field id="dob" label={dob.label} hint={dob.hint} required>
        <input
          className="field__control"
          id="dob"
          name="dob"
          type="date"
          aria-describedby={hintId("dob")}
          required
        />
      </Field>
      <fieldset className="field">
        <legend className="field__label">
          {gender.label}
          <FieldMark required />
        </legend>
        <div className="field__choices">
          {gender.options.map(({ value, label }) => (
            <label className="field__choice" key={value}>
              <input type="radio" name="gender" value={value} required />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}

function ParentFields() {
  const { parent, parentName, contact, email, address, serviceRequest } =
    consultationForm;

  return (
    <fieldset className="lead-form__group">
      <legend className="lead-form__legend">{parent}</legend>
      <Field id="parent-name" label={parentName.label} required>
        <input
          className="field__control"
          id="parent-name"
          name="parentName"
          maxLength={200}
          type="text"
          autoComplete="name"
          required
        />
      </Field>
      <Field id="contact" label={contact.label} required>
        <input
          className="field__control"
          id="contact"
          name="contact"
          // tel-national is not for the type "tel"; the digits keyboard comes by inputMode.
          type="text"
          inputMode="numeric"
          autoComplete="tel-national"
          pattern="[0-9]{10}"
          placeholder={contact.placeholder}
          title={contact.problem}
          required
        />
      </Field>
      <Field id="email" label={email.label}>
        <input
          className="field__control"
          id="email"
          name="email"
          maxLength={254}
          type="email"
          autoComplete="email"
        />
      </Field>
      <Field id="address" label={address.label} required>
        <textarea
          className="field__control"
          id="address"
          name="address"
          maxLength={1000}
          rows={3}
          autoComplete="street-address"
          required
        />
      </Field>
      <Field
        id="service-request"
        label={serviceRequest.label}
        hint={serviceRequest.hint}
      >
        <textarea
          className="field__control"
          id="service-request"
          // The markup's name of this field in the specification; it is sent as serviceRequest.
          name="medicalHistory"
          maxLength={5000}
          rows={4}
          autoComplete="off"
          aria-describedby={hintId("service-request")}
        />
      </Field>
    </fieldset>
  );
}
