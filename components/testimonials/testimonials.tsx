import { images } from "@/content/images";
import { site } from "@/content/site";
import {
  testimonials,
  testimonialsHeading,
  testimonialWords,
} from "@/content/testimonials";
import { Carousel } from "./carousel.client";
import "./testimonials.scss";

/** Three quotes in a list that scrolls sideways by itself; the carousel adds bullets (specification, section 2). */
export function Testimonials() {
  return (
    <section className="section section--plum" aria-labelledby="testimonials">
      <div className="testimonials wrapper">
        <h2 className="testimonials__heading" id="testimonials">
          {testimonialsHeading.replace("{product}", site.product)}
        </h2>
        <Carousel label={testimonialWords.list}>
          {testimonials.map(({ id, name, location, avatar, content }) => (
            <li className="testimonials__slide" key={id}>
              <figure className="testimonials__quote">
                <blockquote className="testimonials__content">
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
                    <span className="testimonials__location">{location}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
