import { pageAddress, pageContent } from "@/components/language/language";
import { Icon } from "@/components/icon/icon";
import "./starting-points.scss";

/** Eight sentences as parents say them, below the hero. Each links to an age band, an answer or the booking form. */
export function StartingPoints() {
  const { home } = pageContent();
  return (
    <section
      className="starting-points section wrapper"
      aria-labelledby="start"
    >
      <div className="section__head">
        <h2 id="start">{home.startHeading}</h2>
        <p className="section__intro">{home.startIntro}</p>
      </div>
      <ul className="starting-points__list">
        {home.startingPoints.map(({ id, text, href }) => (
          <li key={id}>
            <a className="starting-points__link" href={pageAddress(href)}>
              {text}
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
