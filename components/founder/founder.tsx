import { about } from "@/content/about";
import "./founder.scss";

/** Who founded the centre, in one large sentence between the sections of the home page. */
export function Founder() {
  return (
    <section
      className="founder section section--deep"
      aria-labelledby="founder"
    >
      <div className="founder__words wrapper">
        <h2 className="founder__heading" id="founder">
          {about.founderHeading}
        </h2>
        <p className="founder__sentence">{about.founder}</p>
      </div>
    </section>
  );
}
