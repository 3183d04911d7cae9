import { guideWords, type ServiceGuide } from "@/content/service-guides";

type FirstScreenProps = {
  readonly title: string;
  readonly guide: ServiceGuide;
};

/** What a parent sees before any scrolling, on a phone of 360 x 740 too: is this about my child, and where is their age? */
export function FirstScreen({ title, guide }: FirstScreenProps) {
  const { younger, bands } = guide.noticing;

  return (
    <div className="service-detail__first">
      {guide.alias !== undefined && (
        <p className="service-detail__alias">{guide.alias}</p>
      )}
      <h1>{title}</h1>
      <p className="service-detail__lead">{guide.lead}</p>
      <nav className="service-detail__ages" aria-labelledby="ages">
        <h2 className="service-detail__ages-title" id="ages">
          {guideWords.ages}
        </h2>
        <ul className="service-detail__chips">
          {(younger === undefined ? bands : [younger, ...bands]).map(
            ({ id, chip }) => (
              <li key={id}>
                <a className="service-detail__chip" href={`#${id}`}>
                  {chip}
                </a>
              </li>
            ),
          )}
        </ul>
        <ul className="service-detail__sections">
          {guideWords.sections.map(({ id, label }) => (
            <li key={id}>
              <a className="service-detail__section" href={`#${id}`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
