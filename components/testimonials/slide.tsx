import { images } from "@/content/images";
import type { Testimonial } from "@/content/testimonials";

type SlideProps = { readonly testimonial: Testimonial };

/** One quote with the person who said it. */
export function Slide({ testimonial }: SlideProps) {
  const { name, location, avatar, content } = testimonial;

  return (
    <li className="testimonials__slide">
      <figure className="testimonials__quote">
        <blockquote className="testimonials__content">{content}</blockquote>
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
  );
}
