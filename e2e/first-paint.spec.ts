/** What a parent on a slow line sees first: budgets on what is waited for, never on time. */
import { expect, test, type Page } from "playwright/test";
import { routes } from "./routes";
import { thoroughOn } from "./thorough";

declare global {
  interface Window {
    shifts: number[];
  }
}

/** The pictures in sight before anybody scrolls. */
const picturesInSight = (page: Page) =>
  page.locator("img").evaluateAll((all) =>
    (all as HTMLImageElement[])
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      })
      .map(({ currentSrc }) => new URL(currentSrc).pathname),
  );

/** What the page asks for early at this width. */
const preloadsHere = (page: Page) =>
  page
    .locator("link[rel=preload]")
    .evaluateAll((all) =>
      (all as HTMLLinkElement[])
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ href }) => href),
    );

for (const route of routes)
  test(
    `${route} is painted from its first answer alone, and nothing moves when the rest comes`,
    { tag: thoroughOn(route) },
    async ({ page }) => {
      let letGo = () => {};
      const rest = new Promise<void>((done) => (letGo = done));
      await page.route("**/*", async (asked) => {
        if (asked.request().resourceType() !== "document") await rest;
        await asked.continue();
      });
      await page.addInitScript(() => {
        window.shifts = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            window.shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });

      await page.goto(route, { waitUntil: "commit" });
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length > 0,
      );
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

      // A file asked for early would share the line with the page's own words.
      expect(await preloadsHere(page)).toEqual([]);

      letGo();
      await page.waitForLoadState("networkidle");
      await expect
        .poll(() => page.evaluate(() => document.fonts.check("1em Lexend")))
        .toBe(true);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
      // With the page and its font, three requests at most.
      expect((await picturesInSight(page)).length).toBeLessThanOrEqual(1);
    },
  );
