import { Picture } from "@/components/picture/picture";
import { programLink, programs, programsHeading } from "@/content/programs";
import "./programs.scss";

/** Four tiles whose description shows by itself on touch screens, and on hover or focus elsewhere: section 2. */
export function Programs() {
  return (
    <section className="section section--sage" aria-labelledby="programs">
      <div className="wrapper">
        <div className="section__head">
          <h2 id="programs">{programsHeading}</h2>
        </div>
        <ul className="programs grid">
          {programs.map(({ id, title, image, description }) => (
            <li className="program" key={id}>
              <Picture className="program__picture" picture={image} />
              <div className="program__words">
                <h3 className="program__title">{title}</h3>
                <div className="program__detail">
                  <p>{description}</p>
                  <a className="program__link" href="/contact">
                    {programLink}
                    <span className="visually-hidden">: {title}</span>
                  </a>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
