/** When the carousel fetches its scripts; a form fetches them at the first touch, as forms.spec.ts shows. */
import type { Page } from "playwright/test";
import { testimonials } from "@/content/testimonials";
import { addressesOf, expect, isScript, test } from "./fixtures";
import { nextFrame } from "./visibility";

test.describe("an island", { tag: "@phone" }, () => {
  test("the carousel is hydrated as it comes near", async ({
    page,
    requests,
    pageErrors,
  }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    expect(requests.filter(isScript)).toEqual([]);
    const { island, bullets } = carousel(page);

    await island.scrollIntoViewIfNeeded();

    await expect(bullets).toHaveCount(testimonials.length);
    const scripts = addressesOf(requests.filter(isScript));
    expect(scripts.filter((url) => url.includes("swiper"))).toHaveLength(1);
    expect(pageErrors).toEqual([]);
  });

  for (const connection of [{ saveData: true }, { effectiveType: "2g" }])
    test(`with ${JSON.stringify(connection)} only a touch hydrates the carousel`, async ({
      page,
      requests,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value });
      }, connection);
      await page.goto("/");
      const { island, bullets } = carousel(page);

      await island.scrollIntoViewIfNeeded();
      // What the page does when something comes into view, it has done two frames later.
      await nextFrame(page);
      await nextFrame(page);
      expect(requests.filter(isScript)).toEqual([]);

      await island.click();
      await expect(bullets.first()).toBeVisible();
    });
});

function carousel(page: Page) {
  const island = page.locator("[data-island^=carousel]");
  return { island, bullets: island.getByRole("button") };
}
