import { languageOfText, pageContent } from "@/components/language/language";
import type { SiteContent } from "@/content-model/content";
import "./how-to-come.scss";

type HowToComeProps = {
  readonly facts?: { readonly [Fact in HowToComeFact]: string };
};

type HowToComeFact = keyof SiteContent["howToComeMessages"];

/** How to come to the centre: metro, landmark, floor, parking, the door. Renders nothing while every fact is empty. */
export function HowToCome({ facts }: HowToComeProps) {
  const { howToCome, howToComeMessages } = pageContent();
  const filled = Object.entries(howToComeMessages)
    .map(([fact, label]) => ({
      label,
      text: (facts ?? howToCome)[fact as HowToComeFact],
    }))
    .filter(({ text }) => text !== "");
  if (filled.length === 0) return null;

  return (
    <dl className="how-to-come">
      {filled.map(({ label, text }) => (
        <div key={label}>
          <dt className="how-to-come__label">{label}</dt>
          <dd lang={languageOfText(text)}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
