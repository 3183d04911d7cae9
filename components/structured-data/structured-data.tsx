import type { Graph, Thing } from "schema-dts";
import { pages, siteAddress } from "@/content/pages";
import { services } from "@/content/services";
import { site, type Path, type Site } from "@/content/site";
import { clinicData, clinicId, isConfirmed, publicName } from "./clinic";

const websiteId = `${siteAddress}/#website`;

type StructuredDataProps = { readonly path: Path };

/** Facts for search engines; data, not script, so the browser runs nothing. */
export function StructuredData({ path }: StructuredDataProps) {
  return (
    <script
      type="application/ld+json"
      // A less-than sign could end the element early.
      dangerouslySetInnerHTML={{
        __html: JSON.stringify(pageGraph(path)).replaceAll("<", "\\u003c"),
      }}
    />
  );
}

/**
 * What search engines are told about a page, from the same content that the page shows. No ratings: our own
 * testimonials are none.
 *
 * @param facts - the clinic's facts; those that are unconfirmed are left out
 */
export function pageGraph(path: Path, facts: Site = site): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [clinicData(facts), website(facts), ...aboutPage(path, facts)],
  };
}

function website(facts: Site): Thing {
  return {
    "@type": "WebSite",
    "@id": websiteId,
    name: publicName(facts),
    url: `${siteAddress}/`,
    inLanguage: "en-IN",
    publisher: { "@id": clinicId },
  };
}

function aboutPage(path: Path, facts: Site): Thing[] {
  if (path === "/") return [];
  const service = services.find(({ href }) => href === path);
  const url = siteAddress + path;
  const page: Thing = {
    "@type": path === "/contact" ? "ContactPage" : "WebPage",
    "@id": `${url}#page`,
    url,
    name: pages[path].title,
    description: pages[path].description,
    isPartOf: { "@id": websiteId },
  };
  const trail: Thing = {
    "@type": "BreadcrumbList",
    itemListElement: [
      {
        "@type": "ListItem",
        position: 1,
        name: "Home",
        item: `${siteAddress}/`,
      },
      ...(service === undefined
        ? []
        : [
            {
              "@type": "ListItem",
              position: 2,
              name: "Services",
              item: `${siteAddress}/service`,
            } as const,
          ]),
      {
        "@type": "ListItem",
        position: service === undefined ? 2 : 3,
        name: service?.title ?? pages[path].title,
        item: url,
      },
    ],
  };
  if (service === undefined) return [page, trail];
  const offer: Thing = {
    "@type": "Service",
    name: service.title,
    ...(isConfirmed(service, "description") && {
      description: service.description,
    }),
    serviceType: service.title,
    provider: { "@id": clinicId },
    areaServed: facts.address.city,
    url,
  };
  return [page, trail, offer];
}
