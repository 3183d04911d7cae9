import type { Graph, Thing } from "schema-dts";
import type { Path } from "@/content-rules/fields/paths";
import type { Answers } from "@/content-rules/services";
import { siteUrl } from "@/site-content/addresses";
import { contentIn } from "@/site-content/content";
import { addressIn, english, languages, type Language } from "@/site-content/languages";
import { pageLanguage } from "@/components/language/language";
import { clinicData, clinicId, isConfirmed, publicName } from "./clinic";

const websiteId = `${siteUrl}/#website`;

type StructuredDataProps = { readonly path: Path };

/** The structured data of a page, for search engines. */
export function StructuredData({ path }: StructuredDataProps) {
  return (
    <script
      type="application/ld+json"
      // "</script" in a text would end the element.
      dangerouslySetInnerHTML={{
        __html: JSON.stringify(pageGraph(path, pageLanguage())).replaceAll("<", "\\u003c"),
      }}
    />
  );
}

/** The structured data of a page. Testimonials that the clinic publishes are no ratings. */
export function pageGraph(path: Path, language: Language): Graph {
  return {
    "@context": "https://schema.org",
    // Only the English pages describe the clinic; others refer to its id.
    "@graph": [
      ...(language === english ? [clinicData(), website()] : []),
      ...thingsOfPage(path, language),
    ],
  };
}

function website(): Thing {
  return {
    "@type": "WebSite",
    "@id": websiteId,
    name: publicName(contentIn(english).site),
    url: `${siteUrl}/`,
    inLanguage: languages.map(({ tag }) => tag),
    publisher: { "@id": clinicId },
  };
}

function thingsOfPage(path: Path, language: Language): Thing[] {
  // website() describes it.
  if (path === "/" && language === english) return [];
  const { pages, services, site, ui } = contentIn(language);
  const service = services.find(({ href }) => href === path);
  const address = (href: Path) => siteUrl + addressIn(language, href);
  const url = address(path);
  const page: Thing = {
    "@type": path === "/contact" ? "ContactPage" : "WebPage",
    "@id": `${url}#page`,
    url,
    name: pages[path].title,
    description: pages[path].description,
    inLanguage: language.tag,
    isPartOf: { "@id": websiteId },
  };
  if (path === "/") return [page];
  const steps = [
    [ui.links.home.label, address("/")],
    ...(service === undefined ? [] : [[ui.links.services.label, address("/service")]]),
    [service?.title ?? pages[path].title, url],
  ] as const;
  const breadcrumbs: Thing = {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, item], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: name!,
      item: item!,
    })),
  };
  // Only the English page describes the service.
  if (service === undefined || language !== english) return [page, breadcrumbs];
  const { languages }: Answers = service.answers;
  const serviceThing: Thing = {
    "@type": "Service",
    name: service.title,
    description: service.description,
    serviceType: service.title,
    provider: { "@id": clinicId },
    areaServed: site.address.city,
    ...(languages !== "" &&
      isConfirmed(service.answers, "languages") && {
        availableChannel: { "@type": "ServiceChannel" as const, availableLanguage: languages },
      }),
    url,
  };
  return [page, breadcrumbs, serviceThing];
}
