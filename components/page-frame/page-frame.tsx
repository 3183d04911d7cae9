import type { ReactNode } from "react";
import type { Path } from "@/content-rules/fields/paths";
import { isPreview } from "@/site-content/addresses";
import { pageContent } from "@/components/language/language";
import { FloatingContact } from "@/components/floating-contact/floating-contact";
import { SiteFooter } from "@/components/site-footer/site-footer";
import { SiteHeader } from "@/components/site-header/site-header";
import { StructuredData } from "@/components/structured-data/structured-data";
import "./page-frame.scss";

/** Browsers prefetch a page when a pointer rests on its link. Addresses of files have a dot. */
const speculationRules = {
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] },
      eagerness: "moderate",
    },
  ],
};

type PageFrameProps = { readonly path: Path | undefined; readonly children: ReactNode };

/** Everything around the content of a page. */
export function PageFrame({ path, children }: PageFrameProps) {
  const { concerns, services, ui } = pageContent();
  const topic = [...services, ...concerns].find(({ href }) => href === path);

  return (
    <>
      <a className="skip-link unseen" href="#main">
        {ui.skip}
      </a>
      <SiteHeader current={path} />
      <PreviewLine />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <FloatingContact path={path} subject={topic?.subject} />
      <SiteFooter />
      {path !== undefined && <StructuredData path={path} />}
      <script
        type="speculationrules"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
      />
    </>
  );
}

/** A line on every page of a preview: the clinic has not checked the page. */
export function PreviewLine() {
  const { ui } = pageContent();
  return (
    isPreview() && (
      <aside className="page-frame__preview" aria-labelledby="preview">
        <p id="preview">{ui.preview}</p>
      </aside>
    )
  );
}
