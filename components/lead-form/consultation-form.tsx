import { pageContent } from "@/components/language/language";
import { fieldProps, Form, Hint, hintId, LabelText, TextArea, TextField } from "./form";
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

const gap = String.raw`[\s\p{P}\p{M}\p{C}\|~\u2044\u2212\u2215]*`;

/** As tidyPhone(), for browsers without scripts: Chromium fills in 09876543210, a parent +91. */
export const contactPattern =
  `${gap}([+\uff0b]${gap}[9९৯]${gap}[1१১]${gap})?(([0०০]${gap}){0,2}[9९৯]${gap}[1१১]${gap})?` +
  `([0०০]${gap})?(\\p{Nd}${gap}){10}`;

function ChildFields() {
  const { child, gender } = pageContent().forms.consultation;
  const { id, name, required } = fieldProps("consultation", "gender");
  return (
    <fieldset className="lead-form__group">
      <legend className="lead-form__legend display">{child}</legend>
      {/* The browser must not offer the parent's own name, nor birthday. */}
      <TextField {...fieldProps("consultation", "childName")} autoComplete="off" />
      <TextField {...fieldProps("consultation", "dob")} type="date" autoComplete="off" />
      <fieldset
        className="field"
        // A group cannot be invalid, a group of radio buttons can.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="radiogroup"
        aria-describedby={gender.hint && hintId(id)}
      >
        <legend className="field__label">
          <LabelText label={gender.label} required={required} />
        </legend>
        <Hint id={id} hint={gender.hint} />
        <div className="field__choices">
          {Object.entries(gender.options).map(([value, label]) => (
            <label className="field__choice" key={value}>
              <input type="radio" name={name} value={value} required={required} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}

function ParentFields() {
  const { parent, contact } = pageContent().forms.consultation;
  return (
    <fieldset className="lead-form__group">
      <legend className="lead-form__legend display">{parent}</legend>
      <TextField {...fieldProps("consultation", "parentName")} autoComplete="name" />
      <TextField
        {...fieldProps("consultation", "contact")}
        // The type "tel" may not have tel-national; inputMode shows the digits.
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder={contact.placeholder}
        pattern={contactPattern}
        title={contact.problem}
      />
      <TextField {...fieldProps("consultation", "email")} type="email" autoComplete="email" />
      <TextArea {...fieldProps("consultation", "address")} rows={3} autoComplete="street-address" />
      <TextArea
        {...fieldProps("consultation", "serviceRequest")}
        // The specification gives the input this name; it is sent as serviceRequest.
        name="medicalHistory"
        rows={4}
      />
    </fieldset>
  );
}
