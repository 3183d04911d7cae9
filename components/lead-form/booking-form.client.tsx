"use client";

import type { IslandMessages } from "@/components/island/island-messages";
import { opaqueText } from "@/components/island/opaque";
import type { ServedForm } from "@/components/island/served-form";
import { Field, TextField } from "./field";
import { LeadForm } from "./lead-form";

type BookingFormProps = {
  readonly messages: IslandMessages["booking-form"];
  readonly served?: ServedForm;
  /** The default value of the request field, such as "Speech therapy". The visitor may change it. */
  readonly request?: string;
};

/** The quick booking form, on every page but /contact and those of plain text: specification, sections 3 and 5. */
export function BookingForm({ messages, served, request }: BookingFormProps) {
  const { parentName, phoneNumber, location, serviceRequest } = messages.fields;

  return (
    <LeadForm id="booking" messages={messages} served={served}>
      <TextField
        id="booking-parent-name"
        name="parentName"
        field={parentName}
        autoComplete="name"
      />
      <TextField
        id="booking-phone-number"
        name="phoneNumber"
        field={phoneNumber}
        type="tel"
        autoComplete="tel"
      />
      <Field id="booking-location" field={location}>
        <select
          className="field__control"
          id="booking-location"
          name="location"
          required={location.required}
        >
          {Object.entries(location.options).map(([value, label]) => (
            <option key={value} value={value} {...opaqueText(label)} />
          ))}
        </select>
      </Field>
      <TextField
        id="booking-service-request"
        name="serviceRequest"
        field={serviceRequest}
        defaultValue={request}
        autoComplete="off"
      />
    </LeadForm>
  );
}
