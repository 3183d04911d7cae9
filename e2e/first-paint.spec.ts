/** What a parent on a slow line sees first: budgets on what is waited for, never on time. */
import type { Page } from "playwright/test";
import { expect, delayRequests, test } from "./fixtures";
import { englishSamples } from "./addresses";

// Only Chromium reports layout shifts. When files arrive is the same at every width.
const chromiumOnly = { tag: ["@phone", "@chromium"] };

for (const { path, address } of englishSamples)
  test(
    `${address} is painted at once and stays`,
    chromiumOnly,
    async ({ page }) => {
      const shifts = await watchLayoutShifts(page);
      const release = await delayRequests(
        page,
        (request) => request.resourceType() !== "document",
      );

      await page.goto(address, { waitUntil: "commit" });
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length > 0,
      );
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // A file asked for early would share the line with the page's own text.
      expect(await preloads(page)).toBe(0);

      release();
      await page.waitForLoadState("networkidle");
      await expect
        .poll(() => page.evaluate(() => document.fonts.check("700 1em Anek")))
        .toBe(true);
      // A browser paints the first screen at once, down to where the page says that it ends.
      await expect.poll(() => largestIsIn(page)).toBe("the first screen");
      // A small one beside each service of the list.
      const pictures = path === "/service" ? 4 : 1;
      expect(await picturesInSight(page)).toBeLessThanOrEqual(pictures);
      // A slow machine paints while it still reads the page, and then sets an icon right by a pixel or two.
      expect(await shifts()).toBeLessThan(0.001);
      await page.locator("main").evaluate(({ style }) => {
        style.marginTop = "100px";
      });
      await expect.poll(shifts, "this test can tell").toBeGreaterThan(0.01);
    },
  );

/**
 * Watches the pages opened from now on.
 *
 * @returns what reads how far things have moved by themselves since (cumulative layout shift)
 */
async function watchLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries());
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate<number>("shifts.reduce((sum, { value }) => sum + value, 0)");
}

/** Where the largest words or picture of a page stand: before the element that its first paint waits for, or below. */
const largestIsIn = (page: Page) =>
  page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: "largest-contentful-paint",
        buffered: true,
      }),
    );
    const { element } = entries.at(-1) as LargestContentfulPaint;
    const link = document.querySelector("head link[rel~=expect]");
    const end = document.querySelector(link?.getAttribute("href") ?? "none");
    if (!end) return "a page that does not say where it ends";
    // Not in it: painting begins with its first words.
    const isBefore =
      end.compareDocumentPosition(element!) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBefore ? "the first screen" : "what follows it";
  });

/** How many pictures are in sight before anybody scrolls. */
const picturesInSight = (page: Page) =>
  page.locator("img").evaluateAll(
    (all) =>
      all.filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      }).length,
  );

/** How many files the page asks for early at this width. */
const preloads = (page: Page) =>
  page
    .locator("link[rel=preload]")
    .evaluateAll(
      (all) =>
        (all as HTMLLinkElement[]).filter(
          ({ media }) => matchMedia(media).matches,
        ).length,
    );
