import { pageContent } from "@/components/language/language";
import { Field, fieldProps, Form, TextField } from "./form";

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
  const location = fieldProps("booking", "location");
  const { options } = pageContent().forms.booking.location;

  return (
    <Form name="booking">
      <TextField {...fieldProps("booking", "parentName")} autoComplete="name" />
      <TextField {...fieldProps("booking", "phoneNumber")} type="tel" autoComplete="tel" />
      <Field {...location}>
        <select
          className="field__control"
          id={location.id}
          name={location.name}
          required={location.required}
        >
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <TextField
        {...fieldProps("booking", "serviceRequest")}
        defaultValue={request}
        autoComplete="off"
      />
    </Form>
  );
}
