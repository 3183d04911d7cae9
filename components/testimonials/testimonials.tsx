import { Island } from "@/components/island/island";
import { site } from "@/content/site";
import { testimonialsHeading } from "@/content/testimonials";
import { Carousel } from "./carousel.client";
import "./testimonials.scss";

/** Three quotes in a list that scrolls sideways by itself; the carousel adds bullets (docs/specification.md, section 2). */
export function Testimonials() {
  return (
    <section className="section section--plum" aria-labelledby="testimonials">
      <div className="testimonials wrapper">
        <h2 className="testimonials__heading" id="testimonials">
          {testimonialsHeading.replace("{product}", site.product)}
        </h2>
        <Island name="carousel" component={Carousel} />
      </div>
    </section>
  );
}
