/** The first paint on a slow connection. The tests check which files it waits for, not how long it takes. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Request } from "playwright/test";
import { speechTherapy } from "@/content/services/speech-therapy";
import { languages } from "@/site-content/languages";
import { listen } from "@/scripts/lib/listen";
import { expect, delayRequests, test } from "./fixtures";
import { englishSamples, siteFolder } from "./addresses";
import {
  lateFontFaces,
  openUntilPainted,
  picturesInSight,
  placeOfLargest,
  watchLayoutShifts,
} from "./paint";

// Only Chromium reports layout shifts. The order of requests is the same at every width.
const chromiumOnly = { tag: ["@phone", "@chromium"] };

/** Whether a request is one for a file that the page names. */
const isFile = (request: Request) => request.resourceType() !== "document";

for (const { path, address } of englishSamples)
  test(
    `${address} is painted before its other files arrive, and does not shift`,
    chromiumOnly,
    async ({ page }) => {
      const shifts = await watchLayoutShifts(page);
      const release = await delayRequests(page, isFile);

      await openUntilPainted(page, address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // On a phone, a preloaded font would delay the text of the page. A drawing arrives after the text, because its request
      // needs a round trip.
      expect(
        await page
          .locator("link[rel=preload]:not([media^='(min-width'])")
          .evaluateAll((links) =>
            links.map((link) => link.getAttribute("href")),
          ),
      ).toEqual(
        await page
          .locator("img[src$='.svg']:not([loading=lazy])")
          .evaluateAll((all) => all.map((image) => image.getAttribute("src"))),
      );

      release();
      await page.waitForLoadState("networkidle");
      await expect
        .poll(() => page.evaluate(() => document.fonts.check("700 1em Anek")))
        .toBe(true);
      expect(await lateFontFaces(page)).toEqual([]);
      // The first paint includes the page down to the element that its link rel=expect names.
      await expect.poll(() => placeOfLargest(page)).toBe("the first screen");
      // The list of services has a small picture beside each service.
      const pictures = path === "/service" ? 4 : 1;
      expect(await picturesInSight(page)).toBeLessThanOrEqual(pictures);
      // A slow machine paints during parsing, and then moves an icon by a pixel or two.
      expect(await shifts()).toBeLessThan(0.001);
      await page.locator("main").evaluate(({ style }) => {
        style.marginTop = "100px";
      });
      await expect
        .poll(shifts, "the shift that the test causes")
        .toBeGreaterThan(0.01);
    },
  );

test(
  "the first screen of the home page stays in place when the rest of the page arrives later",
  chromiumOnly,
  async ({ page }) => {
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
  },
);

for (const { code } of languages.slice(1))
  test(
    `/${code} is painted before the fonts of its headings arrive, and then has them`,
    chromiumOnly,
    async ({ page }) => {
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
      expect(await lateFontFaces(page)).toEqual([]);
    },
  );

test(
  "in a wide window the picture of a service moves no text when it arrives",
  { tag: "@desktop" },
  async ({ page }) => {
    const release = await delayRequests(
      page,
      (request) => request.resourceType() === "image",
    );
    const { href, paragraph } = speechTherapy;
    const text = page.getByText(paragraph);
    const picture = page.getByRole("main").getByRole("img").first();
    await page.goto(href, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    const before = await text.boundingBox();

    release();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);

    expect(await text.boundingBox()).toEqual(before);
  },
);
