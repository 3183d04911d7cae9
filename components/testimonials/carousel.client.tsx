"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type Swiper from "swiper";
import type { Testimonial } from "@/content-rules/testimonials";
import type { IslandMessages } from "@/components/island/island";
import { html, staticHtml, staticText } from "@/components/island/static-html.client";

/** In CSS pixels: specification, section 9. */
const gap = 30;

/** CSS shows the avatar at 4rem and crops it. */
const avatarSize = 160;

type CarouselProps = {
  readonly messages: IslandMessages["carousel"];
  readonly serverRendered?: Element;
};

/** A list that scrolls, with bullets that move it by Swiper: specification, section 2. */
export function Carousel({ messages, serverRendered }: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // React renders this again before it replaces a list that others have changed.
  const [scrolled] = useState(() => serverRendered?.querySelector("ul")?.scrollLeft);
  const swiper = useRef<Swiper>(undefined);
  const [current, setCurrent] = useState(0);
  const [ready, setReady] = useState(false);

  useLayoutEffect(() => {
    if (serverRendered && !serverRendered.isConnected) list.current!.scrollLeft = scrolled!;
  }, [serverRendered, scrolled]);

  useEffect(() => {
    let unmounted = false;
    async function start() {
      const { default: SwiperCore } = await import("swiper");
      if (unmounted || frame.current === null) return;
      swiper.current = new SwiperCore(frame.current, {
        // The list keeps the browser's scrolling, with its touch, keys and momentum.
        cssMode: true,
        wrapperClass: "testimonials__list",
        slideClass: "testimonials__item",
        slidesPerView: 1,
        spaceBetween: gap,
        on: { slideChange: ({ activeIndex }) => setCurrent(activeIndex) },
      });
      // The visitor may have scrolled; Swiper reads the position only at a scroll event.
      swiper.current.wrapperEl.dispatchEvent(new Event("scroll"));
      setReady(true);
    }
    // Without Swiper the list still scrolls.
    start().catch((error: unknown) => console.error("The carousel could not start.", error));
    return () => {
      unmounted = true;
      swiper.current?.destroy();
    };
  }, []);

  return (
    <div className="testimonials__frame" ref={frame} data-enhanced={ready ? "" : undefined}>
      {/* A list that scrolls must be reachable by keyboard. */}
      <ul
        className="testimonials__list"
        aria-label={messages.list}
        ref={list}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {messages.entries.map((testimonial, index) => (
          <Slide
            key={testimonial.id}
            testimonial={testimonial}
            sample={messages.sample}
            isOutOfView={ready && index !== current}
          />
        ))}
      </ul>
      <div
        className="testimonials__bullets"
        role="group"
        aria-label={messages.bullets}
        hidden={!ready}
      >
        {messages.entries.map(({ id }, index) => (
          <button
            className="testimonials__bullet"
            type="button"
            key={id}
            aria-current={index === current ? "true" : undefined}
            onClick={() => swiper.current?.slideTo(index, speed())}
          >
            <span aria-hidden="true" {...staticText(String(index + 1))} />
            <span
              className="unseen"
              {...staticText(
                messages.bullet
                  .replace("{number}", String(index + 1))
                  .replace("{count}", String(messages.entries.length)),
              )}
            />
          </button>
        ))}
      </div>
    </div>
  );
}

type SlideProps = {
  readonly testimonial: Testimonial;
  readonly sample: string;
  readonly isOutOfView: boolean;
};

/**
 * A drawn face would look invented beside a real name. Out of view, a slide is aria-hidden: `inert`
 * would hide it from find-in-page, and Firefox 108 does not know it.
 */
function Slide({ testimonial, sample, isOutOfView }: SlideProps) {
  const { name, location, avatar, content, unconfirmed } = testimonial;
  const isSample = unconfirmed.length > 0;

  return (
    <li className="testimonials__item" aria-hidden={isOutOfView || undefined}>
      <figure className="testimonials__quote">
        {isSample && <p className="testimonials__sample" {...staticText(sample)} />}
        <blockquote
          className={
            isSample
              ? "testimonials__content"
              : "testimonials__content testimonials__content--quoted"
          }
          {...staticText(content)}
        />
        <figcaption className="testimonials__person cluster">
          {(isSample || !avatar.endsWith(".svg")) && (
            <img
              src={avatar}
              width={avatarSize}
              height={avatarSize}
              className="testimonials__face"
              alt=""
              loading="lazy"
            />
          )}
          <span
            {...staticHtml(
              html`<span class="testimonials__name">~${name}</span>` +
                (isSample ? "" : html` <span class="testimonials__location">${location}</span>`),
            )}
          />
        </figcaption>
      </figure>
    </li>
  );
}

/** 0 moves at once; any other speed leaves the movement to the browser, as `cssMode` does. */
const speed = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : undefined);
