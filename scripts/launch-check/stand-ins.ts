import type { Site } from "@/content/site";
import type { Finding } from "./finding";

/** Stand-ins that nobody names in `awaitsClinic` any more: taken off the list, but not replaced. */
export function standInFindings(site: Site): readonly Finding[] {
  const awaits = (field: string) => site.awaitsClinic.includes(field);
  const findings: string[] = [];
  for (const field of ["phone", "whatsapp"] as const)
    if (!awaits(field) && site[field].startsWith("+910"))
      findings.push(`${field}: ${site[field]} cannot ring`);
  if (!awaits("address.street") && site.address.street === "")
    findings.push("address.street: (empty)");
  if (!awaits("social"))
    for (const { name, href } of site.social)
      if (new URL(href).pathname === "/")
        findings.push(`social ${name}: ${href} is only the front page`);
  return findings.map((text) => ({
    actor: "clinic",
    place: "content/site.ts",
    text,
  }));
}
