import { about } from "@/content/about";
import { siteAddress } from "@/content-model/paths";
import type { Site } from "@/content-model/types";
import type { DayOfWeek, MedicalClinic } from "schema-dts";

export const clinicId = `${siteAddress}/#clinic`;

/** The clinic's name for search engines and shared links: the short one while nobody has confirmed the full one. */
export const publicName = (facts: Site) =>
  isConfirmed(facts, "fullName") ? facts.fullName : facts.name;

/**
 * What search engines are told about the clinic. An unconfirmed fact is left out: they would show it as true, even long
 * after it was corrected.
 *
 * @param founderName - empty while the clinic has not given it
 */
export function clinicData(
  facts: Site,
  founderName: string = about.founderName,
): MedicalClinic {
  const { address, hours } = facts;
  return {
    "@type": "MedicalClinic",
    "@id": clinicId,
    name: publicName(facts),
    url: `${siteAddress}/`,
    image: `${siteAddress}/social/home.png`,
    ...(isConfirmed(facts, "phone") && { telephone: facts.phone }),
    address: {
      "@type": "PostalAddress",
      streetAddress: isConfirmed(facts, "address.street")
        ? `${address.street}, ${address.locality}`
        : address.locality,
      addressLocality: address.city,
      ...(isConfirmed(facts, "address.postcode") && {
        postalCode: address.postcode,
      }),
      addressCountry: "IN",
    },
    areaServed: address.city,
    ...(isConfirmed(facts, "directions") && { hasMap: facts.directions }),
    ...(isConfirmed(facts, "hours") && {
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: hours.days.map(
          (day): DayOfWeek => `https://schema.org/${day}`,
        ),
        opens: hours.opens,
        closes: hours.closes,
      },
    }),
    ...(founderName !== "" && {
      founder: {
        "@type": "Person",
        name: founderName,
        jobTitle: "Occupational therapist",
      },
    }),
    ...(isConfirmed(facts, "social") &&
      facts.social.length > 0 && {
        sameAs: facts.social.map(({ href }) => href),
      }),
  };
}

/** Whether a field is confirmed with all of its parts. */
export const isConfirmed = (
  owner: { readonly unconfirmed: readonly string[] },
  field: string,
) => !owner.unconfirmed.some((name) => `${name}.`.startsWith(`${field}.`));
