import { pageAddress, pageContent } from "@/components/language/language";
import { Icon } from "@/components/icon/icon";
import { InlineDrawing, Picture } from "@/components/picture/picture";
import "./hero.scss";

/** The first screen of the home page, with headline and intro: specification, section 2. */
export function Hero() {
  const { home } = pageContent();
  return (
    <section className="hero">
      <div className="hero__layout wrapper">
        <h1 className="hero__headline">{home.headline}</h1>
        {/* The smaller drawing is inline in the page. The browser does not fetch a lazy picture that is not displayed. */}
        <InlineDrawing
          className="hero__small-picture rounded-picture below-small"
          picture={home.smallPicture}
        />
        <Picture
          className="hero__picture rounded-picture from-small"
          picture={home.picture}
        />
        <div className="hero__words">
          <p className="hero__intro">{home.intro}</p>
          <p className="hero__actions cluster">
            <a className="button floating-contact__start" href="#booking">
              {home.start}
            </a>
            <a
              className="hero__services touch from-small"
              href={pageAddress("/service")}
            >
              {home.seeServices}
              <Icon name="arrow" />
            </a>
          </p>
          {/* On phones, the first screen has no room for them. */}
          <Promises
            className="hero__promises--wide from-small"
            id="first-screen"
          />
        </div>
      </div>
    </section>
  );
}

type PromisesProps = {
  readonly className: string;
  readonly id?: string;
};

/** The three promises of the home page, each with a tick. */
export function Promises({ className, id }: PromisesProps) {
  const { home } = pageContent();
  return (
    <ul className={`hero__promises ${className}`} id={id}>
      {Object.values(home.promises).map((promise) => (
        <li className="hero__promise" key={promise}>
          <Icon name="check" />
          {promise}
        </li>
      ))}
    </ul>
  );
}
