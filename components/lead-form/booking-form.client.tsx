import { bookingForm } from "@/content/forms";
import { leadEndpoints, leadResponse } from "./endpoints";
import { Field, hintId } from "./field";
import {
  AfterError,
  AfterSuccess,
  FormNotes,
  PrivacyNotice,
} from "./form-notes";
import { LeadForm } from "./lead-form.client";
import "./lead-form.scss";

/** The quick booking form of the home page: specification, sections 3 and 5. */
export function BookingForm() {
  const { parentName, phoneNumber, location, serviceRequest } = bookingForm;

  return (
    <LeadForm
      id="booking"
      endpoint={leadEndpoints.booking}
      response={leadResponse}
      afterSuccess={<AfterSuccess />}
      afterError={<AfterError />}
    >
      <FormNotes endpoint={leadEndpoints.booking} />
      <Field id="booking-parent-name" label={parentName.label} required>
        <input
          className="field__control"
          id="booking-parent-name"
          name="parentName"
          maxLength={200}
          type="text"
          autoComplete="name"
          required
        />
      </Field>
      <Field id="booking-phone-number" label={phoneNumber.label} required>
        <input
          className="field__control"
          id="booking-phone-number"
          name="phoneNumber"
          maxLength={40}
          type="tel"
          autoComplete="tel"
          required
        />
      </Field>
      <Field id="booking-location" label={location.label} required>
        <select
          className="field__control"
          id="booking-location"
          name="location"
          required
        >
          {location.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field
        id="booking-service-request"
        label={serviceRequest.label}
        hint={serviceRequest.hint}
      >
        <input
          className="field__control"
          id="booking-service-request"
          name="serviceRequest"
          maxLength={5000}
          type="text"
          autoComplete="off"
          aria-describedby={hintId("booking-service-request")}
        />
      </Field>
      <PrivacyNotice />
    </LeadForm>
  );
}
