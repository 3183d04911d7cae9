/** What search engines are told is what a parent reads on the same page. A fact that is not confirmed may be left out. */
import { load } from "cheerio";
import { phoneText } from "@/components/contact-links/contact-links";
import { pages } from "@/content/pages";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { expect, test } from "./fixtures";

type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string };

function only(things: readonly Thing[], type: string): Thing {
  const found = things.filter((thing) => thing["@type"] === type);
  expect(found, type).toHaveLength(1);
  return found[0]!;
}

for (const [path, { title, description }] of Object.entries(pages))
  test(
    `${path} tells search engines what it tells parents`,
    { tag: "@desktop" },
    async ({ request }) => {
      const page = load(await (await request.get(path)).text());
      const data = page('script[type="application/ld+json"]').text();
      const things = (JSON.parse(data) as { "@graph": Thing[] })["@graph"];
      const clinic = only(things, "MedicalClinic");
      const footer = page("footer");
      const footerText = footer.text().replace(/\s+/g, " ");

      expect(footerText).toContain(clinic.name);
      expect(clinic).not.toHaveProperty("aggregateRating");
      if (clinic.telephone !== undefined) {
        // The page groups the digits; the data does not.
        expect(clinic.telephone).toBe(phoneText.replaceAll(" ", ""));
        expect(footerText).toContain(phoneText);
      }
      const address = (clinic.address ?? {}) as Record<string, string>;
      for (const part of ["streetAddress", "addressLocality", "postalCode"])
        expect(footerText).toContain(address[part] ?? "");
      if (clinic.openingHoursSpecification !== undefined) {
        // That the text says the same as days and times is checked with the content.
        expect(footerText).toContain(site.hours.text);
        const { opens, closes, days } = site.hours;
        expect(clinic.openingHoursSpecification).toMatchObject({
          dayOfWeek: days.map((day) => `https://schema.org/${day}`),
          opens,
          closes,
        });
      }
      for (const href of [clinic.hasMap ?? [], clinic.sameAs ?? []].flat())
        expect(footer.find(`a[href="${href}"]`).length).toBeGreaterThan(0);

      const service = services.find(({ href }) => href === path);
      if (service !== undefined) {
        const offer = only(things, "Service");
        expect(page("h1").text()).toBe(offer.name);
        expect(offer.url).toBe(page("link[rel=canonical]").attr("href"));
      }
      if (path === "/") return;
      const type = path === "/contact" ? "ContactPage" : "WebPage";
      expect(only(things, type)).toMatchObject({ name: title, description });
      expect(page("title").text()).toBe(title);
      const trail = only(things, "BreadcrumbList");
      expect(trail.itemListElement).toHaveLength(service === undefined ? 2 : 3);
    },
  );
