/** What holds on every page in a browser. exported-pages.spec.ts reads the HTML; the build checks links and pictures. */
import type { Page } from "playwright/test";
import { contentIn } from "@/content-model/content";
import { english } from "@/content-model/languages";
import { allPages, sampledPages } from "./addresses";
import { expectNoViolation, showIn } from "./axe";
import { addressesOf, expect, isScript, test } from "./fixtures";
import { hiddenFocus } from "./targets";
import { behindQuickButtons, quickButtons, readToTheEnd } from "./visibility";

for (const shown of allPages) {
  const { path, language, address } = shown;
  const isSample = sampledPages.includes(shown);
  test(
    `${address} is accessible, fits every window, asks only this site and starts without script`,
    { tag: "@desktop" },
    async ({ page, pageErrors, requests, baseURL }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(path === undefined ? 404 : 200);
      const { welcome } = contentIn(language).site;
      await expect(page.getByText(welcome)).toBeVisible();
      expect(requests.filter(isScript)).toEqual([]);

      await readToTheEnd(page);
      for (const width of [320, ...(await breakpoints(page)), 1280, 1920])
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          expect(await widestContent(page)).toBeLessThanOrEqual(width);
          if (width >= 768) {
            await expect(quickButtons(page)).toBeInViewport({ ratio: 1 });
            expect(await behindQuickButtons(page)).toEqual([]);
          }
          if (width === 320 && (language === english || isSample))
            await expectNoViolation(page, "light");
        });

      // Pages of a kind have the same elements in wide windows and the same colours.
      if (language === english && isSample)
        await test.step("wide windows, dark colours and the focus", async () => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await expectNoViolation(page, "light");
          await expectNoViolation(page, "dark");
          // From the first Tab on, the browser shows where the focus is.
          await page.keyboard.press("Tab");
          for (const scheme of ["light", "dark"] as const) {
            await showIn(page, scheme);
            expect(await hiddenFocus(page), scheme).toEqual([]);
          }
        });

      const asked = addressesOf(requests);
      expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
      // The browser itself notes the status of the page.
      const isStatus = (error: string) =>
        path === undefined && error.includes("404");
      expect(pageErrors.filter((each) => !isStatus(each))).toEqual([]);
    },
  );
}

/** The width of the content in CSS pixels, with text of the normal size or twice as large, whichever is wider. */
const widestContent = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const widths = ["200%", ""].map((size) => {
      root.style.fontSize = size;
      return root.scrollWidth;
    });
    return Math.max(...widths);
  });

/** The widths from which on a page is laid out in another way, in CSS pixels: there it has the least room. */
async function breakpoints(page: Page) {
  const queries = (await page.content()).matchAll(/min-width: ?([\d.]+)rem/g);
  const widths = new Set([...queries].map(([, rem]) => Number(rem) * 16));
  expect(widths.size).toBeGreaterThan(1);
  return [...widths];
}
