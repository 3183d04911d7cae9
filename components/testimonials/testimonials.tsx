import { pageContent } from "@/components/language/language";
import { Island } from "@/components/island/island";
import { Carousel } from "./carousel.client";
import "./testimonials.scss";

/** Three quotes in a list that scrolls; the carousel adds bullets (specification, section 2). */
export function Testimonials() {
  const { site, testimonials } = pageContent();
  return (
    <section className="section section--deep" aria-labelledby="testimonials">
      <div className="testimonials split wrapper">
        <h2 id="testimonials">{testimonials.heading.replace("{product}", site.product)}</h2>
        <Island name="carousel" component={Carousel} />
      </div>
    </section>
  );
}
