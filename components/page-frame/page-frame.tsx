import type { ReactNode } from "react";
import { Announcement } from "@/components/announcement/announcement";
import { QuickContact } from "@/components/quick-contact/quick-contact";
import { SiteFooter } from "@/components/site-footer/site-footer";
import { SiteHeader } from "@/components/site-header/site-header";
import { pageGraph } from "@/components/structured-data/page-graph";
import { StructuredData } from "@/components/structured-data/structured-data";
import { headerWords } from "@/content/navigation";
import type { Path } from "@/content/site";

type PageFrameProps = {
  /** The page being shown, so that the header can mark it without script; none on the 404 page. */
  readonly path?: Path;
  readonly children: ReactNode;
};

/** What every page has around its own content: skip link, banner, header, quick contact and footer. */
export function PageFrame({ path, children }: PageFrameProps) {
  return (
    <>
      <a className="skip-link visually-hidden" href="#main">
        {headerWords.skip}
      </a>
      <Announcement />
      <SiteHeader current={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <QuickContact />
      <SiteFooter />
      {path !== undefined && <StructuredData graph={pageGraph(path)} />}
    </>
  );
}
