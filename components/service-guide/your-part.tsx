import { Icon, type IconName } from "@/components/icon/icon";
import { guideWords, type ServiceGuide } from "@/content/service-guides";

/** One for each of the four parts, whose order content/service-guides.ts fixes. */
const icons: readonly IconName[] = ["pair", "eye", "calendar", "home"];

type YourPartProps = { readonly parts: ServiceGuide["yourPart"] };

/** One-to-one, watching, the monthly talk, the home plan. */
export function YourPart({ parts }: YourPartProps) {
  return (
    <section className="section section--sage" aria-labelledby="your-part">
      <div className="wrapper">
        <div className="section__head">
          <h2 id="your-part">{guideWords.yourPart}</h2>
          <p className="section__intro">{guideWords.family}</p>
        </div>
        <div className="grid">
          {parts.map(({ title, text }, index) => (
            <section className="service-guide__promise" key={title}>
              <span className="service-guide__promise-sign">
                <Icon name={icons[index] ?? "check"} />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
