import { CentreContact } from "@/components/centre-contact/centre-contact";
import { pageContent } from "@/components/language/language";
import { Picture } from "@/components/picture/picture";
import { BookingCard } from "@/components/next-step/booking-card";
import "./first-session.scss";

/**
 * The card 'Book your first session.' with the quick form, and the block 'Contact our Center' (specification, section 2).
 * It follows the starting points, whose last one leads to the form.
 */
export function FirstSession() {
  const { home, visitStory } = pageContent();
  return (
    <div className="first-session section wrapper">
      <div className="first-session__panel">
        <BookingCard level="h2" />
        <section className="first-session__contact" aria-labelledby="visit">
          <h2 id="visit">{home.contactHeading}</h2>
          <CentreContact />
          <Picture
            className="first-session__picture"
            picture={visitStory.steps[0].picture}
            alt=""
          />
        </section>
      </div>
    </div>
  );
}
