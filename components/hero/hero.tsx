import { pageAddress, pageContent } from "@/components/language/language";
import { Icon } from "@/components/icon/icon";
import { InlineDrawing } from "@/components/picture/inline-drawing";
import { Picture } from "@/components/picture/picture";
import { Promises } from "./promises";
import "./hero.scss";

/** The first screen of the home page, with headline and intro: specification, section 2. */
export function Hero() {
  const { home } = pageContent();
  return (
    <section className="hero">
      <div className="hero__layout wrapper">
        <h1 className="hero__headline">{home.headline}</h1>
        <HeroPicture />
        <div className="hero__words">
          <p className="hero__intro">{home.intro}</p>
          <p className="hero__actions cluster">
            <a className="button floating-contact__start" href="#booking">
              {home.start}
            </a>
            <a className="hero__services" href={pageAddress("/service")}>
              {home.seeServices}
              <Icon name="arrow" />
            </a>
          </p>
          <Promises className="promises--hero" id="first-screen" />
        </div>
      </div>
    </section>
  );
}

/**
 * The hero's picture. Phones show a smaller drawing that is inline in the page. The large one is lazy: the browser does
 * not fetch a lazy picture that is not displayed.
 */
function HeroPicture() {
  const { home } = pageContent();
  return (
    <>
      <InlineDrawing
        className="hero__small-picture rounded-picture"
        picture={home.smallPicture}
      />
      <Picture
        className="hero__picture rounded-picture"
        picture={home.picture}
      />
    </>
  );
}
