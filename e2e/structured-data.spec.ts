/** What search engines are told is what a parent reads on the same page. A fact that is not confirmed may be left out. */
import { load } from "cheerio";
import { pages } from "@/content/pages";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { expect, test } from "./fixtures";

type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** The page groups the digits of a number; the data does not. */
const squeeze = (text: string) => text.replace(/\s/g, "");

function only(things: readonly Thing[], type: string): Thing {
  const found = things.filter((thing) => thing["@type"] === type);
  expect(found, type).toHaveLength(1);
  return found[0]!;
}

const onDesktop = { tag: "@desktop" };

for (const [path, { title, description }] of Object.entries(pages))
  test(
    `search engines hear the same on ${path}`,
    onDesktop,
    async ({ request }) => {
      const page = load(await (await request.get(path)).text());
      const data = page('script[type="application/ld+json"]').text();
      const things = (JSON.parse(data) as { "@graph": Thing[] })["@graph"];
      const clinic = only(things, "MedicalClinic");
      expect(clinic).not.toHaveProperty("aggregateRating");

      const links = page("footer a").map((_, link) => page(link).attr("href"));
      const footer = squeeze(page("footer").text() + links.toArray().join());
      const { name, telephone, hasMap, sameAs } = clinic;
      const { streetAddress, addressLocality, postalCode } = (clinic.address ??
        {}) as Readonly<Record<string, unknown>>;
      const place = [streetAddress, addressLocality, postalCode];
      for (const fact of [name, telephone, hasMap, sameAs, ...place].flat())
        expect(footer).toContain(squeeze(String(fact ?? "")));
      // That the text says the same as days and times is checked with the content.
      if (clinic.openingHoursSpecification !== undefined) {
        const { text, opens, closes, days } = site.hours;
        expect(footer).toContain(squeeze(text));
        expect(clinic.openingHoursSpecification).toMatchObject({
          dayOfWeek: days.map((day) => `https://schema.org/${day}`),
          opens,
          closes,
        });
      }

      const meta = page('meta[name="description"]');
      expect(meta.attr("content")).toBe(description);
      const service = services.find(({ href }) => href === path);
      if (service !== undefined) {
        const offer = only(things, "Service");
        expect(page("h1").text()).toBe(offer.name);
        expect(offer.url).toBe(page("link[rel=canonical]").attr("href"));
      }
      if (path === "/") return;
      const type = path === "/contact" ? "ContactPage" : "WebPage";
      expect(only(things, type)).toMatchObject({ name: title, description });
      const trail = only(things, "BreadcrumbList");
      expect(trail.itemListElement).toHaveLength(service === undefined ? 2 : 3);
    },
  );
