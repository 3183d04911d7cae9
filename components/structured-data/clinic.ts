import type { DayOfWeek, MedicalClinic } from "schema-dts";
import { phoneOf } from "@/content-rules/fields/phone";
import type { Site } from "@/content-rules/site";
import { cardAddress, siteUrl } from "@/site-content/addresses";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";

export const clinicId = `${siteUrl}/#clinic`;

/** The clinic's full name, or the short one while that is unconfirmed. */
export const publicName = (facts: Site) =>
  isConfirmed(facts, "fullName") ? facts.fullName : facts.name;

/**
 * The clinic. Unconfirmed facts, and people with such a fact, are left out: search engines would
 * show them as true, even long after a correction.
 */
export function clinicData(): MedicalClinic {
  const { about, people, site } = contentIn(english);
  const { address, hours } = site;
  const confirmedTeam = people.entries.filter(
    ({ name, unconfirmed }) => name !== "" && unconfirmed.length === 0,
  );
  return {
    "@type": "MedicalClinic",
    "@id": clinicId,
    name: publicName(site),
    url: `${siteUrl}/`,
    image: siteUrl + cardAddress("/"),
    ...(isConfirmed(site, "phone") && { telephone: phoneOf(site.phone).dial }),
    address: {
      "@type": "PostalAddress",
      streetAddress: isConfirmed(site, "address.street")
        ? `${address.street}, ${address.locality}`
        : address.locality,
      addressLocality: address.city,
      ...(isConfirmed(site, "address.postcode") && { postalCode: address.postcode }),
      addressCountry: "IN",
    },
    areaServed: address.city,
    ...(isConfirmed(site, "directions") && { hasMap: site.directions }),
    ...(isConfirmed(site, "hours") && {
      openingHoursSpecification: hours.flatMap(({ days, times }) =>
        times.map(({ opens, closes }) => ({
          "@type": "OpeningHoursSpecification" as const,
          dayOfWeek: days.map((day): DayOfWeek => `https://schema.org/${day}`),
          opens,
          closes,
        })),
      ),
    }),
    ...(about.founderName !== "" && {
      founder: { "@type": "Person", name: about.founderName, description: about.founder },
    }),
    ...(confirmedTeam.length > 0 && {
      employee: confirmedTeam.map(({ name, role, training, registration, languages }) => ({
        "@type": "Person" as const,
        name,
        jobTitle: role,
        description: training,
        ...(registration !== "" && { identifier: registration }),
        knowsLanguage: languages,
      })),
    }),
    ...(isConfirmed(site, "social") &&
      site.social.length > 0 && { sameAs: site.social.map(({ href }) => href) }),
  };
}

/** Whether neither the field nor a field inside it, such as `address.street`, is unconfirmed. */
export const isConfirmed = (owner: { readonly unconfirmed: readonly string[] }, field: string) =>
  !owner.unconfirmed.some((name) => `${name}.`.startsWith(`${field}.`));
