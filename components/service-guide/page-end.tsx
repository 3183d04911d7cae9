import type { Service, SourceCode } from "@/content-model/service-types";
import type { Source } from "@/content-model/types";
import { english } from "@/content-model/languages";
import {
  pageAddress,
  pageContent,
  pageLanguage,
} from "@/components/language/language";
import { Fragment } from "react";
import { NextStep } from "@/components/next-step/next-step";
import { ReviewDate } from "@/components/review-date/review-date";
import { sources } from "@/content/sources";

type PageEndProps = { readonly service: Service };

/** The end of a service page: how to ask or book, related services, sources. */
export function PageEnd({ service }: PageEndProps) {
  const { guideMessages, serviceLinks } = pageContent();
  const related = serviceLinks.filter(({ href }) =>
    service.related.some((path) => path === href),
  );

  return (
    <div className="section wrapper">
      <NextStep service={service} />
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
        <SourceList service={service} />
      ) : (
        <SourcesInEnglish service={service} />
      )}
    </div>
  );
}

/** A link to the list of sources on the English page, for pages in other languages. */
function SourcesInEnglish({ service }: PageEndProps) {
  const { guideMessages } = pageContent();
  return (
    <footer className="service-guide__sources">
      <p>
        <a
          className="service-guide__english"
          href={`${service.href}#sources`}
          hrefLang={english.code}
        >
          {guideMessages.mainSources}
        </a>
      </p>
      <ReviewDate path={service.href} />
    </footer>
  );
}

type SourceListProps = { readonly service: Service };

/** The sources of the page and the date of its last review. */
export function SourceList({ service }: SourceListProps) {
  const { guideMessages } = pageContent();
  return (
    <footer className="service-guide__sources">
      <h2 className="service-guide__sources-title" id="sources">
        {guideMessages.mainSources}
      </h2>
      <ul className="service-guide__publishers">
        {[...citedSources(service)].map(([publisher, cited]) => (
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
      <ReviewDate path={service.href} />
    </footer>
  );
}

/**
 * The first source of each sentence of a page, by publisher, in the order of content/sources.ts. All sources are in
 * docs/clinical-sources.md; together they would exceed the budget of the page. A source that we could not open to check
 * (`readAs: "not read"`) is left out.
 *
 * @param service - the service, whose page also has the sources of the safety note
 */
function citedSources(
  service: Service,
): ReadonlyMap<string, readonly Source[]> {
  const { safety } = pageContent();
  const codes = codesIn([service, safety.lostSkills, safety.danger]);
  const cited = Object.entries(sources)
    .filter(([code, { readAs }]) => codes.has(code) && readAs !== "not read")
    .map(([, source]): Source => source);
  return new Map(
    cited.map(({ publisher }) => [
      publisher,
      cited.filter((source) => source.publisher === publisher),
    ]),
  );
}

/** The first code of every `sources` list in a value, at any depth. */
function codesIn(value: unknown): ReadonlySet<string> {
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(
    Object.entries(value).flatMap(([key, field]) =>
      key === "sources"
        ? (field as SourceCode[]).slice(0, 1)
        : [...codesIn(field)],
    ),
  );
}
