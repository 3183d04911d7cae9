import type { WayToCome } from "@/content-rules/people";
import { languageOfText, pageContent } from "@/components/language/language";
import "./how-to-come.scss";

/** How to come to the centre: metro, landmark, floor, parking, the door. Renders nothing while every fact is empty. */
export function HowToCome() {
  const { howToCome } = pageContent();
  const filled = Object.entries(howToCome.labels)
    .map(([fact, label]) => ({
      label,
      text: howToCome[fact as WayToCome],
    }))
    .filter(({ text }) => text !== "");
  if (filled.length === 0) return null;

  return (
    <section className="how-to-come" aria-labelledby="how-to-come">
      <h2 className="label" id="how-to-come">
        {howToCome.heading}
      </h2>
      <dl className="how-to-come__facts">
        {filled.map(({ label, text }) => (
          <div key={label}>
            <dt className="how-to-come__label">{label}</dt>
            <dd lang={languageOfText(text)}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
