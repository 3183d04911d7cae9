/** What a parent on a slow line sees first: budgets on what is waited for, never on time. */
import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { routes } from "./routes";

// When files arrive is the same at every width; what is in sight is least on a phone.
for (const path of routes)
  test(
    `${path} is painted from its first answer alone, and nothing moves when the rest arrives`,
    // Only Chromium reports layout shifts.
    { tag: ["@phone", "@chromium"] },
    async ({ page }) => {
      const shifts = await watchLayoutShifts(page);
      let release = () => {};
      const rest = new Promise<void>((resolve) => (release = resolve));
      await page.route("**/*", async (route) => {
        if (route.request().resourceType() !== "document") await rest;
        await route.continue();
      });

      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length > 0,
      );
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // A file asked for early would share the line with the page's own text.
      expect(await preloadsHere(page)).toEqual([]);

      release();
      await page.waitForLoadState("networkidle");
      await expect
        .poll(() => page.evaluate(() => document.fonts.check("1em Lexend")))
        .toBe(true);
      // With the page and its font, three requests at most.
      expect((await picturesInSight(page)).length).toBeLessThanOrEqual(1);
      expect(await shifts()).toEqual([]);
      await page.locator("main").evaluate(({ style }) => {
        style.marginTop = "100px";
      });
      await expect.poll(shifts, "this test can tell").not.toEqual([]);
    },
  );

/**
 * Watches the pages opened from now on.
 *
 * @returns what reads how far things have moved by themselves, in parts of the viewport
 */
async function watchLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
}

/** The pictures in sight before anybody scrolls. */
const picturesInSight = (page: Page) =>
  page.locator("img").evaluateAll((all) =>
    all.filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    }),
  );

/** What the page asks for early at this width. */
const preloadsHere = (page: Page) =>
  page
    .locator("link[rel=preload]")
    .evaluateAll((all) =>
      all
        .map((link) => link.getAttribute("media") ?? "all")
        .filter((media) => matchMedia(media).matches),
    );
