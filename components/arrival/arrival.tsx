import { languageOfText, pageContent } from "@/components/language/language";
import type { SiteContent } from "@/content-model/content";
import "./arrival.scss";

type ArrivalProps = {
  readonly facts?: { readonly [Fact in ArrivalFact]: string };
};

type ArrivalFact = keyof SiteContent["arrivalMessages"];

/** How to come to the centre: metro, landmark, floor, parking, the door. Renders nothing while every fact is empty. */
export function Arrival({ facts }: ArrivalProps) {
  const { arrival, arrivalMessages } = pageContent();
  const filled = Object.entries(arrivalMessages)
    .map(([fact, label]) => ({
      label,
      text: (facts ?? arrival)[fact as ArrivalFact],
    }))
    .filter(({ text }) => text !== "");
  if (filled.length === 0) return null;

  return (
    <dl className="arrival">
      {filled.map(({ label, text }) => (
        <div key={label}>
          <dt className="arrival__label">{label}</dt>
          <dd lang={languageOfText(text)}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
