"use client";

import { useState, type SyntheticEvent } from "react";
import type { IslandMessages } from "@/components/island/island-messages";
import { opaqueText } from "@/components/island/opaque";
import type { ServedForm } from "@/components/island/served-form";
import { Hint, hintId, TextArea, TextField, useLabel } from "./field";
import { LeadForm } from "./lead-form";
import {
  contactPattern,
  dateOfBirthInWords,
  tidyContact,
} from "./while-typing";
import "./consultation-form.scss";

const contactId = "contact";

type Messages = IslandMessages["consultation-form"];

type ConsultationFormProps = {
  readonly messages: Messages;
  readonly served?: ServedForm;
};

/** The consultation form on /contact: specification, sections 3 and 5. */
export function ConsultationForm({ messages, served }: ConsultationFormProps) {
  const [birthday, setBirthday] = useState("");

  function read(form: HTMLFormElement) {
    // An input method may compose the number in the field with the focus.
    if (document.activeElement?.id !== contactId) tidyContact(form);
    setBirthday(dateOfBirthInWords(form, messages.tag));
  }

  return (
    <LeadForm
      id="consultation"
      messages={messages}
      served={served}
      onFields={read}
    >
      <ChildFields fields={messages.fields} birthday={birthday} />
      <ParentFields fields={messages.fields} />
    </LeadForm>
  );
}

/** The browser fires no input event after a composition. */
function tidyWhenComposed({
  currentTarget,
  nativeEvent,
}: SyntheticEvent<HTMLInputElement>) {
  if (!(nativeEvent as InputEvent).isComposing)
    tidyContact(currentTarget.form!);
}

type FieldsProps = { readonly fields: Messages["fields"] };

function ChildFields({
  fields: { child, childName, dob, gender },
  birthday,
}: FieldsProps & { readonly birthday: string }) {
  return (
    <fieldset className="lead-form__group">
      <legend className="lead-form__legend display" {...opaqueText(child)} />
      <TextField
        id="child-name"
        name="childName"
        field={childName}
        // The browser must not offer the parent's own name for the child.
        autoComplete="off"
      />
      <TextField
        id="dob"
        name="dob"
        field={dob}
        type="date"
        note={birthday && dob.chosen.replace("{date}", birthday)}
      />
      <fieldset
        className="field"
        // A group cannot be invalid, a group of radio buttons can.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="radiogroup"
        aria-describedby={hintId("gender")}
      >
        <legend className="field__label" {...useLabel(gender)} />
        <Hint id="gender" hint={gender.hint} />
        <div className="field__choices">
          {Object.entries(gender.options).map(([value, label]) => (
            <label className="field__choice" key={value}>
              <input
                type="radio"
                name="gender"
                value={value}
                required={gender.required}
              />
              <span {...opaqueText(label)} />
            </label>
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}

function ParentFields({
  fields: { parent, parentName, contact, email, address, serviceRequest },
}: FieldsProps) {
  return (
    <fieldset className="lead-form__group">
      <legend className="lead-form__legend display" {...opaqueText(parent)} />
      <TextField
        id="parent-name"
        name="parentName"
        field={parentName}
        autoComplete="name"
      />
      <TextField
        id={contactId}
        name="contact"
        field={contact}
        onInput={tidyWhenComposed}
        onCompositionEnd={tidyWhenComposed}
        // A field of the type "tel" may not have tel-national; inputMode shows the keyboard with digits.
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder={contact.placeholder}
        pattern={contactPattern}
        title={contact.problem}
      />
      <TextField
        id="email"
        name="email"
        field={email}
        type="email"
        autoComplete="email"
      />
      <TextArea
        id="address"
        name="address"
        field={address}
        rows={3}
        autoComplete="street-address"
      />
      <TextArea
        id="service-request"
        // The specification gives the input this name; it is sent as serviceRequest.
        name="medicalHistory"
        field={serviceRequest}
        rows={4}
        autoComplete="off"
      />
    </fieldset>
  );
}
