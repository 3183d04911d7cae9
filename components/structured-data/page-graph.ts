import type { DayOfWeek, Graph, MedicalClinic, Thing } from "schema-dts";
import { pages } from "@/content/pages";
import { services } from "@/content/services";
import { site, type Path } from "@/content/site";
import { siteAddress } from "@/content/site-address";

const clinicId = `${siteAddress}/#clinic`;
const websiteId = `${siteAddress}/#website`;

/**
 * What search engines are told about a page, from the same content that the page shows. No ratings: our own
 * testimonials are none.
 */
export function pageGraph(path: Path): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [clinic(), website(), ...aboutPage(path)],
  };
}

/** A fact that the clinic has yet to confirm is left out: maps and search engines spread what they read. */
function clinic(): MedicalClinic {
  const { address, hours, unconfirmed } = site;
  return {
    "@type": "MedicalClinic",
    "@id": clinicId,
    name: site.fullName,
    url: `${siteAddress}/`,
    image: `${siteAddress}/social/home.png`,
    ...(unconfirmed.includes("phone") ? {} : { telephone: site.phone }),
    address: {
      "@type": "PostalAddress",
      streetAddress: [address.street, address.locality]
        .filter((part: string) => part !== "")
        .join(", "),
      addressLocality: address.city,
      ...(unconfirmed.includes("address.postcode")
        ? {}
        : { postalCode: address.postcode }),
      addressCountry: "IN",
    },
    areaServed: address.city,
    hasMap: site.directions,
    ...(unconfirmed.includes("hours")
      ? {}
      : {
          openingHoursSpecification: {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: hours.days.map(
              (day): DayOfWeek => `https://schema.org/${day}`,
            ),
            opens: hours.opens,
            closes: hours.closes,
          },
        }),
    founder: { "@type": "Person", jobTitle: "Occupational therapist" },
    ...(unconfirmed.includes("social")
      ? {}
      : { sameAs: site.social.map(({ href }) => href) }),
  };
}

function website(): Thing {
  return {
    "@type": "WebSite",
    "@id": websiteId,
    name: site.fullName,
    url: `${siteAddress}/`,
    inLanguage: "en-IN",
    publisher: { "@id": clinicId },
  };
}

function aboutPage(path: Path): Thing[] {
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
    description: service.description,
    serviceType: service.title,
    provider: { "@id": clinicId },
    areaServed: site.address.city,
    url,
  };
  return [page, trail, offer];
}
