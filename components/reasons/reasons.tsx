import { pageContent } from "@/components/language/language";
import { Icon } from "@/components/icon/icon";
import { Picture } from "@/components/picture/picture";
import { Section } from "@/components/section/section";
import "./reasons.scss";

const reasonsOnFront = 4;

/**
 * The flip card with the eleven reasons (specification, section 2). It turns on hover, by its link,
 * and when its back has focus; touch screens show both sides.
 */
export function Reasons() {
  const { people, reasons } = pageContent();
  const isRegistered = people.entries.some(({ registration }) => registration !== "");
  return (
    <Section id="reasons" heading={reasons.heading}>
      <div className="reasons">
        <a className="reasons__turn" href="#all-reasons">
          {reasons.turn}
          <Icon name="chevron" />
        </a>
        <div className="reasons__card" id="all-reasons">
          <div className="reasons__front">
            <Picture className="reasons__picture" picture={reasons.picture} />
            <div className="reasons__question">
              <p className="reasons__title display">{reasons.front}</p>
              {/* The back has the same reasons. */}
              <ul className="reasons__strongest label" aria-hidden="true">
                {reasons.entries.slice(0, reasonsOnFront).map(({ id, title }) => (
                  <li key={id}>{title}</li>
                ))}
              </ul>
            </div>
          </div>
          <div className="reasons__back stack">
            <ol className="reasons__list">
              {reasons.entries.map(({ id, title, text, hiddenWithRegistrations }) => (
                <li className="reasons__item" key={id}>
                  <Icon name="check" />
                  <span>
                    <strong className="reasons__name">{title}</strong>{" "}
                    {!(hiddenWithRegistrations && isRegistered) && (
                      <span className="reasons__text">{text}</span>
                    )}
                  </span>
                </li>
              ))}
            </ol>
            {/* On a phone it opens the rest. */}
            <a className="button button--quiet reasons__more" href="#all-reasons">
              {reasons.turn}
            </a>
            <a className="button reasons__link from-small" href="#booking">
              {reasons.link}
            </a>
          </div>
        </div>
      </div>
    </Section>
  );
}
