/** What search engines are told is what a parent reads on the same page. */
import { expect, test, type Page } from "playwright/test";
import { phoneText } from "@/components/contact-links/contact-links";
import { pages } from "@/content/pages";
import { services } from "@/content/services";
import { site } from "@/content/site";
import { thoroughOn } from "./thorough";

type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** Everything a page tells search engines. */
async function thingsOf(page: Page): Promise<readonly Thing[]> {
  const text = await page
    .locator('script[type="application/ld+json"]')
    .textContent();
  return (JSON.parse(text ?? "") as { "@graph": Thing[] })["@graph"];
}

function only(things: readonly Thing[], type: string): Thing {
  const found = things.filter((thing) => thing["@type"] === type);
  expect(found, type).toHaveLength(1);
  return found[0]!;
}

for (const [path, { title, description }] of Object.entries(pages)) {
  test(
    `${path} tells search engines what it tells parents`,
    { tag: ["@desktop", ...thoroughOn(path)] },
    async ({ page }) => {
      await page.goto(path);
      const things = await thingsOf(page);
      const footer = page.getByRole("contentinfo");
      const clinic = only(things, "MedicalClinic");

      await expect(footer).toContainText(clinic.name as string);
      // The page groups the digits; the data does not.
      expect(phoneText.replaceAll(" ", "")).toBe(clinic.telephone);
      await expect(footer).toContainText(phoneText);
      const address = clinic.address as Record<string, string>;
      for (const part of ["streetAddress", "addressLocality", "postalCode"])
        await expect(footer).toContainText(address[part]!);
      const hours = clinic.openingHoursSpecification as Record<string, unknown>;
      const days = hours.dayOfWeek as string[];
      expect(days.at(0)).toContain(site.hours.text.split(" ").at(0));
      expect(days.at(-1)).toContain(/to (\w+day)/.exec(site.hours.text)?.[1]);
      await expect(footer).toContainText(site.hours.text);
      await expect(footer).toContainText(/occupational therapist/);
      expect(clinic).not.toHaveProperty("aggregateRating");
      await expect(
        footer.getByRole("link", { name: "Get directions" }),
      ).toHaveAttribute("href", clinic.hasMap as string);

      const service = services.find(({ href }) => href === path);
      if (service !== undefined) {
        const offer = only(things, "Service");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          offer.name as string,
        );
        expect(offer.url).toBe(
          await page.locator("link[rel=canonical]").getAttribute("href"),
        );
      }
      if (path !== "/") {
        const about = only(
          things,
          path === "/contact" ? "ContactPage" : "WebPage",
        );
        expect(about).toMatchObject({ name: title, description });
        await expect(page).toHaveTitle(about.name as string);
        const trail = only(things, "BreadcrumbList");
        expect((trail.itemListElement as unknown[]).length).toBe(
          service === undefined ? 2 : 3,
        );
      }
    },
  );
}

test("opening times are given as the page says them", () => {
  const spoken = `${hour(site.hours.opens)} to ${hour(site.hours.closes)}`;

  expect(site.hours.text).toContain(spoken);
});

/** 19:00 as people say it: 7 pm. */
function hour(time: string): string {
  const [hours = 0] = time.split(":").map(Number);
  return hours > 12 ? `${hours - 12} pm` : `${hours} am`;
}
