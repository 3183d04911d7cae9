import { images } from "@/content/images";
import { site } from "@/content/site";
import {
  testimonials,
  testimonialsHeading,
  testimonialWords,
  type Testimonial,
} from "@/content/testimonials";
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
        <Carousel label={testimonialWords.list}>
          {testimonials.map((testimonial) => (
            <Slide key={testimonial.id} testimonial={testimonial} />
          ))}
        </Carousel>
      </div>
    </section>
  );
}

/** A parent’s words; a sample says that it is one, without quotation marks and without a place. */
function Slide({ testimonial }: { readonly testimonial: Testimonial }) {
  const { name, location, avatar, content, unconfirmed } = testimonial;
  const isSample = unconfirmed.includes("content");

  return (
    <li className="testimonials__slide">
      <figure className="testimonials__quote">
        {isSample && (
          <p className="testimonials__sample">{testimonialWords.sample}</p>
        )}
        <blockquote
          className={
            isSample
              ? "testimonials__content"
              : "testimonials__content testimonials__content--quoted"
          }
        >
          {content}
        </blockquote>
        <figcaption className="testimonials__person">
          <img
            src={avatar}
            width={images.avatar1.width}
            height={images.avatar1.height}
            className="testimonials__avatar"
            alt=""
            loading="lazy"
          />
          <span>
            <span className="testimonials__name">~{name}</span>
            {!isSample && (
              <span className="testimonials__location">{location}</span>
            )}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}
