"use client";

import type { IslandMessages } from "@/components/island/island-messages";
import { Field, TextField } from "./field";
import { LeadForm } from "./lead-form";

type BookingFormProps = {
  readonly words: IslandMessages["booking-form"];
  /** What the page is about, already in the request; the parent may change it. */
  readonly subject?: string;
};

/** The quick booking form, of the home page and of each service: specification, sections 3 and 5. */
export function BookingForm({ words, subject }: BookingFormProps) {
  const { parentName, phoneNumber, location, serviceRequest } = words.fields;

  return (
    <LeadForm id="booking" words={words}>
      <TextField
        id="booking-parent-name"
        name="parentName"
        label={parentName.label}
        maxLength={200}
        autoComplete="name"
        required
      />
      <TextField
        id="booking-phone-number"
        name="phoneNumber"
        label={phoneNumber.label}
        type="tel"
        maxLength={40}
        autoComplete="tel"
        required
      />
      <Field id="booking-location" label={location.label} required>
        <select
          className="field__control"
          id="booking-location"
          name="location"
          required
        >
          {Object.entries(location.options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <TextField
        id="booking-service-request"
        name="serviceRequest"
        label={serviceRequest.label}
        hint={serviceRequest.hint}
        defaultValue={subject}
        maxLength={5000}
        autoComplete="off"
      />
    </LeadForm>
  );
}
