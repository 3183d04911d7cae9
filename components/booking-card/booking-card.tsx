import { pageContent } from "@/components/language/language";
import { BookingForm } from "@/components/lead-form/booking-form";
import "./booking-card.scss";

type BookingCardProps = {
  readonly level: "h2" | "h3";
  /** The default value of the request field. */
  readonly request?: string;
};

/** The card 'Book your first session.' with the quick form: specification, section 2. */
export function BookingCard({ level: Title, request }: BookingCardProps) {
  const { home } = pageContent();
  return (
    <section className="booking-card" aria-labelledby="book">
      <Title className="booking-card__title" id="book">
        {home.bookingHeading}
      </Title>
      <p className="booking-card__intro">{home.bookingIntro}</p>
      <BookingForm request={request} />
    </section>
  );
}
