import { english } from "@/content-model/languages";
import { serviceLinks } from "@/content/navigation";
import {
  pageAddress,
  pageContent,
  pageLanguage,
} from "@/components/language/language";
import { Fragment } from "react";
import { NextStep } from "@/components/next-step/next-step";
import { ReviewDate } from "@/components/review-date/review-date";
import type { ServiceGuide } from "@/content/service-guides";
import { sources, type Source, type SourceCode } from "@/content/sources";

type OnwardProps = { readonly guide: ServiceGuide };

/** The end of the page: ask or book, other services, sources. */
export function Onward({ guide }: OnwardProps) {
  const { guideMessages, services } = pageContent();
  const related = serviceLinks(services).filter(({ href }) =>
    guide.related.some((each) => each === href),
  );

  return (
    <div className="section wrapper">
      <NextStep guide={guide} />
      <p className="service-guide__related">
        <span>{guideMessages.alsoSee}</span>
        {related.map(({ href, label }) => (
          <a
            className="service-guide__related-link"
            href={pageAddress(href)}
            key={href}
          >
            {label}
          </a>
        ))}
      </p>
      {pageLanguage() === english ? (
        <SourceList guide={guide} />
      ) : (
        <SourcesInEnglish guide={guide} />
      )}
    </div>
  );
}

/** The sources are English; a page in another language says where they stand. */
function SourcesInEnglish({ guide }: OnwardProps) {
  const { guideMessages } = pageContent();
  return (
    <footer className="source-list">
      <p>
        <a
          className="source-list__english"
          href={`${guide.href}#sources`}
          hrefLang={english.code}
        >
          {guideMessages.mainSources}
        </a>
      </p>
      <ReviewDate date={guide.reviewed} />
    </footer>
  );
}

type SourceListProps = { readonly guide: ServiceGuide };

/** What the page rests on, and when it was last reviewed. */
export function SourceList({ guide }: SourceListProps) {
  const { guideMessages } = pageContent();
  return (
    <footer className="source-list">
      <h2 className="source-list__title" id="sources">
        {guideMessages.mainSources}
      </h2>
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

/**
 * What a page’s sentences rest on first of all, by publisher, in the order of content/sources.ts. The other sources of a
 * sentence stand in docs/clinical-sources.md: with all of them the page would not fit a first answer. A source that
 * nobody could read is left out.
 *
 * @param guide - its own sources come with those of the safety note on its page
 */
function citedSources(
  guide: ServiceGuide,
): ReadonlyMap<string, readonly Source[]> {
  const { safety } = pageContent();
  const codes = codesIn([
    guide,
    safety.lostSkills,
    safety.danger,
    safety.own[guide.href],
  ]);
  const cited = Object.entries(sources)
    .filter(([code, { seen }]) => codes.has(code) && seen !== "not seen")
    .map(([, source]): Source => source);
  return new Map(
    cited.map(({ publisher }) => [
      publisher,
      cited.filter((each) => each.publisher === publisher),
    ]),
  );
}

/** The first code in every `sources` list, however deep. */
function codesIn(value: unknown): ReadonlySet<string> {
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(
    Object.entries(value).flatMap(([key, each]) =>
      key === "sources"
        ? (each as SourceCode[]).slice(0, 1)
        : [...codesIn(each)],
    ),
  );
}
