import { CentreBlock } from "@/components/centre-block/centre-block";
import { pageContent } from "@/components/language/language";
import { Picture } from "@/components/picture/picture";
import { BookingCard } from "@/components/lead-form/booking-form";
import "./booking-section.scss";

/** The quick form and the block 'Contact our Center': specification, section 2. */
export function BookingSection() {
  const { home, visitStory } = pageContent();
  return (
    <div className="booking-section section wrapper">
      <div className="booking-section__panel">
        <BookingCard level="h2" />
        <section className="booking-section__centre stack" aria-labelledby="visit">
          <h2 id="visit">{home.contactHeading}</h2>
          <CentreBlock />
          <Picture
            className="booking-section__picture rounded-picture from-wide"
            picture={visitStory.steps[0]!.picture}
            alt=""
          />
        </section>
      </div>
    </div>
  );
}
