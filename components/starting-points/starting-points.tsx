import { pageAddress, pageContent } from "@/components/language/language";
import { LinkRows } from "@/components/link-rows/link-rows";
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
      <LinkRows
        links={home.startingPoints.map(({ text, href }) => ({
          href: pageAddress(href),
          label: text,
        }))}
      />
    </section>
  );
}
