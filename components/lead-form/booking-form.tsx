import { pageContent } from "@/components/language/language";
import { leadForms } from "../../endpoint/lead.js";
import { Field, Form, TextField } from "./form";

type BookingFormProps = {
  /** The default value of the request field, such as "Speech therapy". */
  readonly request?: string | undefined;
};

type BookingCardProps = BookingFormProps & { readonly level: "h2" | "h3" };

/** The card 'Book your first session.' with the quick form: specification, section 2. */
export function BookingCard({ level: Title, request }: BookingCardProps) {
  const { home } = pageContent();
  return (
    <section className="lead-form__card" aria-labelledby="book">
      <Title className="lead-form__title" id="book">
        {home.bookingHeading}
      </Title>
      <p className="lead-form__intro">{home.bookingIntro}</p>
      <BookingForm request={request} />
    </section>
  );
}

/** The quick booking form: specification, sections 3 and 5. */
export function BookingForm({ request }: BookingFormProps) {
  const rules = leadForms.booking;
  const { parentName, phoneNumber, location, serviceRequest } = pageContent().forms.booking;

  return (
    <Form name="booking">
      <TextField
        id="booking-parent-name"
        name="parentName"
        rule={rules.parentName}
        field={parentName}
        autoComplete="name"
      />
      <TextField
        id="booking-phone-number"
        name="phoneNumber"
        rule={rules.phoneNumber}
        field={phoneNumber}
        type="tel"
        autoComplete="tel"
      />
      <Field id="booking-location" rule={rules.location} field={location}>
        <select
          className="field__control"
          id="booking-location"
          name="location"
          required={rules.location.required}
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
        rule={rules.serviceRequest}
        field={serviceRequest}
        defaultValue={request}
        autoComplete="off"
      />
    </Form>
  );
}
