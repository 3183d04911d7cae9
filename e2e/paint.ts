/** Helpers that say what the browser has painted, and what it moves afterwards. */
import type { Page } from "playwright/test";

/** Opens a page, and waits for its first paint instead of its files. */
export async function openUntilPainted(page: Page, address: string) {
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
}

/**
 * Records the layout shifts of the pages opened from now on.
 *
 * @returns a function that reads the cumulative layout shift
 */
export async function watchLayoutShifts(page: Page) {
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

/** The font faces of the linked stylesheets. With one of them, Chromium lays out the whole page a second time. */
export const lateFontFaces = (page: Page) =>
  page.evaluate(() => {
    const facesIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSFontFaceRule
          ? [rule.cssText]
          : "cssRules" in rule
            ? facesIn(rule.cssRules as CSSRuleList)
            : [],
      );
    return [...document.styleSheets]
      .filter(({ href }) => href)
      .flatMap(({ cssRules }) => facesIn(cssRules));
  });

/** Says where the largest text or picture is. The first screen ends at the element that the first paint waits for. */
export const placeOfLargest = (page: Page) =>
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
    if (!end) return "a page without a link rel=expect";
    // An element inside `end` does not count, because painting starts before its content.
    const isBefore =
      end.compareDocumentPosition(element!) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBefore ? "the first screen" : "what follows it";
  });

/** The number of pictures in the viewport before scrolling. */
export const picturesInSight = (page: Page) =>
  page.locator("img").evaluateAll(
    (all) =>
      all.filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      }).length,
  );
