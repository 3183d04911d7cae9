import { CentreContact } from "@/components/centre-contact/centre-contact";
import { Icon } from "@/components/icon/icon";
import { Island } from "@/components/island/island";
import { BookingForm } from "@/components/lead-form/booking-form.client";
import { Picture } from "@/components/picture/picture";
import { home } from "@/content/home";
import { images } from "@/content/images";
import "./hero.scss";

/** The first screen of the home page: specification, section 2. */
export function Hero() {
  return (
    <section className="hero">
      <div className="hero__layout wrapper">
        <div className="hero__words">
          <h1 className="hero__headline">{home.headline}</h1>
          <p className="hero__intro">{home.intro}</p>
          <p className="hero__ways">
            <a className="button" href="#booking">
              {home.start}
            </a>
            <a className="button button--quiet" href="/service">
              {home.seeServices}
            </a>
          </p>
          <ul className="hero__promises">
            {home.promises.map((promise) => (
              <li className="hero__promise" key={promise}>
                <Icon name="check" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <Picture className="hero__picture" picture={images.hero} eager />
        <div className="hero__actions">
          <BookingCard />
          <CentreVisit />
        </div>
      </div>
    </section>
  );
}

/** The card 'Book your first session.' with the quick form: specification, section 2. */
function BookingCard() {
  return (
    <section className="booking-card" aria-labelledby="book">
      <h2 className="booking-card__title" id="book">
        {home.bookingHeading}
      </h2>
      <p className="booking-card__intro">{home.bookingIntro}</p>
      <Island name="booking-form" component={BookingForm} />
    </section>
  );
}

/** The block 'Contact our Center' of the home page: specification, section 2. */
function CentreVisit() {
  return (
    <section className="centre-visit" aria-labelledby="visit">
      <h2 className="centre-visit__title" id="visit">
        {home.contactHeading}
      </h2>
      <CentreContact />
    </section>
  );
}
