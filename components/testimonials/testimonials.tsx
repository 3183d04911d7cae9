import { pageContent } from "@/components/language/language";
import { Island } from "@/components/island/island";
import { Carousel } from "./carousel.client";
import "./testimonials.scss";

/** Three quotes in a list that scrolls sideways without script; the carousel adds bullets (docs/specification.md, section 2). */
export function Testimonials() {
  const { site, testimonials } = pageContent();
  return (
    <section
      className="testimonials section wrapper"
      aria-labelledby="testimonials"
    >
      <div className="section__head">
        <h2 id="testimonials">
          {testimonials.heading.replace("{product}", site.product)}
        </h2>
      </div>
      <Island name="carousel" component={Carousel} />
    </section>
  );
}
