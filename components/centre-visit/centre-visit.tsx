import { CentreContact } from "@/components/centre-contact/centre-contact";
import { home } from "@/content/home";
import "./centre-visit.scss";

/** The block 'Contact our Center' of the home page: specification, section 2. */
export function CentreVisit() {
  return (
    <section className="centre-visit" aria-labelledby="visit">
      <h2 className="centre-visit__title" id="visit">
        {home.contactHeading}
      </h2>
      <CentreContact />
    </section>
  );
}
