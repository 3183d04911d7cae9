import { pageContent } from "@/components/language/language";
import { Island } from "@/components/island/island";
import { Section } from "@/components/section/section";
import { Carousel } from "./carousel.client";
import "./testimonials.scss";

/** Three quotes in a list that scrolls sideways without script; the carousel adds bullets (docs/specification.md, section 2). */
export function Testimonials() {
  const { site, testimonials } = pageContent();
  return (
    <Section
      className="testimonials"
      id="testimonials"
      heading={testimonials.heading.replace("{product}", site.product)}
    >
      <Island name="carousel" component={Carousel} />
    </Section>
  );
}
