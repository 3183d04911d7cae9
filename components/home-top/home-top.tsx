import { pageAddress, pageContent } from "@/components/language/language";
import { FeeLine } from "@/components/fee-line/fee-line";
import { Icon } from "@/components/icon/icon";
import { InlineDrawing, Picture } from "@/components/picture/picture";
import "./home-top.scss";

/** The first screen of the home page, with headline and intro: specification, section 2. */
export function HomeTop() {
  const { home } = pageContent();
  return (
    <section className="home-top">
      <div className="home-top__layout wrapper">
        <h1 className="home-top__headline">{home.headline}</h1>
        {/* The browser does not fetch a lazy picture that is not displayed. */}
        <InlineDrawing
          className="home-top__small-picture rounded-picture below-small"
          picture={home.smallPicture}
        />
        <Picture className="home-top__picture rounded-picture from-small" picture={home.picture} />
        <div className="home-top__words">
          <p className="home-top__intro">{home.intro}</p>
          <p className="home-top__actions cluster">
            <a className="button floating-contact__start" href="#booking">
              {home.start}
            </a>
            <a className="home-top__services touch from-small" href={pageAddress("/service")}>
              {home.seeServices}
              <Icon name="arrow" />
            </a>
          </p>
          <FeeLine />
        </div>
      </div>
      <div id="first-screen" hidden />
    </section>
  );
}
