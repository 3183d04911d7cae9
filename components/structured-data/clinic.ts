import { about } from "@/content/about";
import { people } from "@/content/people";
import { cardAddress, siteUrl } from "@/content-model/paths";
import type { Site } from "@/content-model/site-schema";
import type { TeamMember } from "@/content-model/place-schema";
import type { DayOfWeek, MedicalClinic } from "schema-dts";

export const clinicId = `${siteUrl}/#clinic`;

/** The clinic's name for search engines and shared links: the full one, or the short one while that is unconfirmed. */
export const publicName = (facts: Site) =>
  isConfirmed(facts, "fullName") ? facts.fullName : facts.name;

/**
 * The clinic in the structured data. Unconfirmed facts are left out, because search engines would show them as true,
 * even long after a correction.
 *
 * @param founderName - empty while the clinic has not given it
 * @param team - only people with a name and without unconfirmed facts are included
 */
export function clinicData(
  facts: Site,
  founderName: string = about.founderName,
  team: readonly TeamMember[] = people,
): MedicalClinic {
  const { address, hours } = facts;
  const confirmedTeam = team.filter(
    ({ name, unconfirmed }) => name !== "" && unconfirmed.length === 0,
  );
  return {
    "@type": "MedicalClinic",
    "@id": clinicId,
    name: publicName(facts),
    url: `${siteUrl}/`,
    image: siteUrl + cardAddress("/"),
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
      openingHoursSpecification: hours.flatMap(({ days, times }) =>
        times.map(({ opens, closes }) => ({
          "@type": "OpeningHoursSpecification" as const,
          dayOfWeek: days.map((day): DayOfWeek => `https://schema.org/${day}`),
          opens,
          closes,
        })),
      ),
    }),
    ...(founderName !== "" && {
      founder: {
        "@type": "Person",
        name: founderName,
        jobTitle: "Occupational therapist",
      },
    }),
    ...(confirmedTeam.length > 0 && {
      employee: confirmedTeam.map(
        ({ name, role, training, registration, languages }) => ({
          "@type": "Person" as const,
          name,
          jobTitle: role,
          description: training,
          ...(registration !== "" && { identifier: registration }),
          knowsLanguage: languages,
        }),
      ),
    }),
    ...(isConfirmed(facts, "social") &&
      facts.social.length > 0 && {
        sameAs: facts.social.map(({ href }) => href),
      }),
  };
}

/**
 * Whether neither the field nor a field inside it is unconfirmed: `address` is not confirmed while `address.street` is
 * listed.
 */
export const isConfirmed = (
  owner: { readonly unconfirmed: readonly string[] },
  field: string,
) => !owner.unconfirmed.some((name) => `${name}.`.startsWith(`${field}.`));
