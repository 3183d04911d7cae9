/** Helpers that say what the browser has painted, and what it moves afterwards. */
import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { contrast, readColour } from "@/styles/contrast";

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

/**
 * The contrast of a text as it is drawn, of its ground and the pixel that differs most from it. Styles do not tell what a
 * browser makes of them that darkens pages.
 *
 * @param target - an element whose middle has only text on one ground
 */
export async function drawnContrast(target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const middle = { left: width * 0.2, top: height * 0.25 };
  const png = await target.page().screenshot({
    clip: {
      x: x + middle.left,
      y: y + middle.top,
      width: width - 2 * middle.left,
      height: height - 2 * middle.top,
    },
  });
  const bytes = await sharp(png).removeAlpha().raw().toBuffer();
  const counts = new Map<string, number>();
  for (let at = 0; at < bytes.length; at += 3) {
    const colour = `rgb(${bytes.subarray(at, at + 3).join()})`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [ground, ...others] = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([colour]) => readColour(colour));
  return Math.max(...others.map((colour) => contrast(colour, ground!)));
}
