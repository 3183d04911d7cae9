import { Fragment } from "react";
import { ReviewDate } from "@/components/review-date/review-date";
import { guideWords, type ServiceGuide } from "@/content/service-guides";
import { citedSources } from "./cited-sources";
import "./source-list.scss";

type SourceListProps = { readonly guide: ServiceGuide };

/** What the page rests on, and when it was last reviewed. */
export function SourceList({ guide }: SourceListProps) {
  return (
    <footer className="source-list">
      <h2 className="source-list__title">{guideWords.sources}</h2>
      <ul className="source-list__publishers">
        {[...citedSources(guide)].map(([publisher, cited]) => (
          <li key={publisher}>
            {publisher}:{" "}
            {cited.map(({ title, url }, index) => (
              <Fragment key={title}>
                {index > 0 && "; "}
                {url === undefined ? (
                  title
                ) : (
                  <a href={url} rel="noopener">
                    {title}
                  </a>
                )}
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      <ReviewDate date={guide.reviewed} />
    </footer>
  );
}
