import { Fragment, type ReactNode } from "react";
import type { Content } from "@/content-rules/content";
import type { Source } from "@/content-rules/sources";
import type { Path } from "@/content-rules/fields/paths";
import type { Service } from "@/content-rules/services";
import { english } from "@/site-content/languages";
import { pageContent, pageLanguage } from "@/components/language/language";
import { ClosingSection } from "@/components/closing-section/closing-section";
import { Fold } from "@/components/fold/fold";
import { LinkRows } from "@/components/link-rows/link-rows";
import { Picture } from "@/components/picture/picture";
import { ReviewDate } from "@/components/review-date/review-date";
import "./guide.scss";

type GuideProps = {
  readonly className?: string;
  readonly top: ReactNode;
  readonly children: ReactNode;
};

/**
 * A page about a service or a concern. Its sections are beside the first screen: reading views take
 * the element whose own parts have most text, and leave out what is beside it.
 */
export const Guide = ({ className = "", top, children }: GuideProps) => (
  <article className={`${className} guide`.trim()}>
    {top}
    <div id="first-screen" hidden />
    {children}
  </article>
);

type PlayPictureProps = { readonly className: string };

/** Child, mother and therapist at play. */
export function PlayPicture({ className }: PlayPictureProps) {
  const { playPicture } = pageContent().servicePage;
  return <Picture className={className} picture={{ src: playPicture, alt: "" }} />;
}

type PageEndProps = {
  readonly href: Path;
  readonly service?: Service | undefined;
  /** What the WhatsApp draft names. */
  readonly subject: string;
  /** Addresses of guides. The page itself is left out. */
  readonly related: readonly string[];
  readonly cited: unknown;
};

/** The end of a guide: how to ask or book, related pages, sources. */
export function PageEnd({ href, service, subject, related, cited }: PageEndProps) {
  const { concernLinks, servicePage, serviceLinks } = pageContent();
  const links = [...serviceLinks, ...concernLinks].filter(
    (link) => link.href !== href && related.includes(link.href),
  );

  return (
    <section className="guide__end section wrapper">
      <ClosingSection service={service} subject={subject} />
      <div className="guide__also">
        <p>{servicePage.alsoSee}</p>
        <LinkRows links={links} />
      </div>
      {pageLanguage() === english ? (
        <SourceList href={href} cited={cited} />
      ) : (
        <SourcesInEnglish href={href} />
      )}
    </section>
  );
}

/** A link to the list of sources on the English page, for pages in other languages. */
function SourcesInEnglish({ href }: Pick<PageEndProps, "href">) {
  const { servicePage } = pageContent();
  return (
    <section className="guide__sources">
      <p>
        <a className="guide__link" href={`${href}#sources`} hrefLang={english.code}>
          {servicePage.mainSources}
        </a>
      </p>
      <ReviewDate path={href} />
    </section>
  );
}

type SourceListProps = Pick<PageEndProps, "href" | "cited">;

function SourceList({ href, cited }: SourceListProps) {
  const { servicePage, sources } = pageContent();
  return (
    <section className="guide__sources">
      <Fold className="guide__cited" id="sources" title={servicePage.mainSources} level="h2">
        <ul>
          {[...citedSources(cited, sources)].map(([publisher, titles]) => (
            <li key={publisher}>
              {publisher}:{" "}
              {titles.map(({ title, url }, index) => (
                <Fragment key={title}>
                  {index > 0 && "; "}
                  {url === undefined ? title : <a href={url}>{title}</a>}
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
      </Fold>
      <ReviewDate path={href} />
    </section>
  );
}

/**
 * The first source of each sentence, by publisher: all would exceed the budget of the page. A
 * source that we could not open to check is left out.
 */
function citedSources(
  content: unknown,
  sources: Content["sources"],
): ReadonlyMap<string, readonly Source[]> {
  const codes = codesIn(content);
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
      key === "sources" ? (field as string[]).slice(0, 1) : [...codesIn(field)],
    ),
  );
}
