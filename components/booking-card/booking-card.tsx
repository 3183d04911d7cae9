import { Island } from "@/components/island/island";
import { BookingForm } from "@/components/lead-form/booking-form.client";
import { home } from "@/content/home";
import "./booking-card.scss";

/** The card 'Book your first session.' with the quick form: specification, section 2. */
export function BookingCard() {
  return (
    <section className="booking-card" aria-labelledby="book">
      <h2 className="booking-card__title" id="book">
        {home.bookingHeading}
      </h2>
      <Island
        name="booking-form"
        component={BookingForm}
        hydrate="interaction"
      />
    </section>
  );
}
