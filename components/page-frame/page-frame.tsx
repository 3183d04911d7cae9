import type { Path } from "@/content-model/paths";
import { pageContent } from "@/components/language/language";
import type { ReactNode } from "react";
import { QuickContact } from "@/components/quick-contact/quick-contact";
import { SiteFooter } from "@/components/site-footer/site-footer";
import { SiteHeader } from "@/components/site-header/site-header";
import { StructuredData } from "@/components/structured-data/structured-data";

/**
 * Pages of this site are fetched when a pointer rests on a link to them, or a finger comes down on it. Files are not:
 * their addresses have a dot. Chrome leaves it out by itself on Save-Data; a page without script could not ask.
 */
const speculationRules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }],
      },
      eagerness: "moderate",
    },
  ],
};

type PageFrameProps = {
  /** The page being shown, so that the header can mark it without script; none on the 404 page. */
  readonly path?: Path;
  readonly children: ReactNode;
};

/** What every page has around its own content: skip link, banner, header, quick contact and footer. */
export function PageFrame({ path, children }: PageFrameProps) {
  const { headerMessages, services } = pageContent();
  const service = services.find(({ href }) => href === path);

  return (
    <>
      <a className="skip-link visually-hidden" href="#main">
        {headerMessages.skip}
      </a>
      <SiteHeader current={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <QuickContact path={path} subject={service?.subject} />
      <SiteFooter />
      {path !== undefined && <StructuredData path={path} />}
      {/* At the very end, so that no page waits for it. Next's own stylesheets would block. */}
      {/* eslint-disable-next-line @next/next/no-css-tags */}
      <link rel="stylesheet" href="/styles/late.css" />
      {/* eslint-disable-next-line @next/next/no-css-tags */}
      <link rel="stylesheet" href="/styles/print.css" media="print" />
      <script
        type="speculationrules"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
      />
    </>
  );
}
