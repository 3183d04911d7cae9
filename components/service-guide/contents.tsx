import { guideWords } from "@/content/service-guides";

/** Links to the sections of the page. */
export function Contents() {
  return (
    <nav className="service-guide__contents wrapper" aria-labelledby="contents">
      <h2 className="service-guide__contents-title" id="contents">
        {guideWords.contents}
      </h2>
      <ul className="service-guide__contents-list">
        {guideWords.sections.map(({ id, heading }) => (
          <li key={id}>
            <a className="service-guide__contents-link" href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
