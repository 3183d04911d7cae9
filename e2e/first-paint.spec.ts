/** Which files the first paint on a slow connection waits for. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Page, Request } from "playwright/test";
import { speechTherapy } from "@/content/services/speech-therapy";
import { languages } from "@/site-content/languages";
import { listen } from "@/scripts/serve/listen";
import { expect, delayRequests, test } from "./fixtures";
import { englishSamples, siteFolder } from "./addresses";

const isFile = (request: Request) => request.resourceType() !== "document";

const opened = [
  ...englishSamples.map(({ address }) => [address, "@phone"] as const),
  // A wide window has the picture beside the text.
  [speechTherapy.href, "@desktop"] as const,
];

// Only Chromium reports layout shifts.
for (const [address, size] of opened)
  test(`${address} is painted first, and does not shift ${size} @chromium`, async ({ page }) => {
    const shifts = await watchLayoutShifts(page);
    const release = await delayRequests(page, isFile);

    await openUntilPainted(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // A preloaded font would delay the text of a phone. A drawing needs a round trip.
    expect(
      await page
        .locator("link[rel=preload]:not([media^='(min-width'])")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ).toEqual(
      await page
        .locator("img[src$='.svg']:not([loading=lazy])")
        .evaluateAll((all) => all.map((image) => image.getAttribute("src"))),
    );

    release();
    await page.waitForLoadState("networkidle");
    await expect.poll(() => page.evaluate(() => document.fonts.check("700 1em Anek"))).toBe(true);
    // The first paint includes the page down to the element that its link rel=expect names.
    await expect.poll(() => placeOfLargest(page)).toBe("the first screen");
    // A slow machine paints during parsing, and then moves an icon by a pixel or two.
    expect(await shifts()).toBeLessThan(0.001);
    await page.locator("main").evaluate(({ style }) => {
      style.marginTop = "100px";
    });
    await expect.poll(shifts, "the shift that the test causes").toBeGreaterThan(0.01);
  });

test("the first screen stays in place when the rest arrives later @phone @chromium", async ({
  page,
}) => {
  const html = readFileSync(join(siteFolder, "index.html"), "utf8");
  const id = html.indexOf('id="first-screen"');
  const end = html.indexOf(">", id) + 1;
  let finish = () => {};
  const server = createServer(({ url }, response) => {
    if (url !== "/") return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": "text/html" });
    response.write(html.slice(0, end));
    finish = () => response.end(html.slice(end));
  });
  const port = await listen(server, 0, "the page in two parts");
  const shifts = await watchLayoutShifts(page);

  await openUntilPainted(page, `http://localhost:${port}/`);
  finish();
  await page.waitForLoadState("load");

  expect(await shifts()).toBeLessThan(0.001);
  server.close();
});

for (const { code } of languages.slice(1))
  test(`/${code} is painted before the fonts of its headings arrive @phone @chromium`, async ({
    page,
  }) => {
    const release = await delayRequests(page, isFile);

    await openUntilPainted(page, `/${code}`);
    const loadedFonts = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === "loaded")
          .map(({ family }) => family.replaceAll('"', "")),
      );
    expect(await loadedFonts()).toEqual([]);

    release();
    // One font has the letters of its script, the other the Latin letters and digits.
    const anek = expect.stringMatching(/^Anek \w+$/);
    await expect.poll(loadedFonts).toEqual([anek, anek]);
  });

async function openUntilPainted(page: Page, address: string) {
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
}

/** Returns a function that reads the cumulative layout shift. */
async function watchLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries());
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate<number>("shifts.reduce((sum, { value }) => sum + value, 0)");
}

/** Where the largest text or picture is. The first screen ends where the first paint waits for. */
const placeOfLargest = (page: Page) =>
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
    const isBefore = end.compareDocumentPosition(element!) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBefore ? "the first screen" : "what follows it";
  });
