/** The living style sheet: tokens, and parts of the finished pages under the finished pages' own CSS. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { serving } from "./show";
import { designPage, type Specimen } from "./design-page";
import { startBrowser } from "./take";
import { projectTokens } from "./tokens";

/** What is shown of the site: where it stands, and what a person calls it. */
const parts: readonly (readonly [string, string, string])[] = [
  ["Buttons", "/speech-therapy", ".service-detail__ways"],
  ["Links in a row", "/speech-therapy", ".service-guide__contents-list"],
  ["Service card", "/", ".service-card"],
  ["Reveal card", "/", ".reveal-card"],
  ["Sign and promise", "/speech-therapy", ".service-guide__promise"],
  ["Ages and signs", "/speech-therapy", ".service-guide__band"],
  ["Note", "/speech-therapy", ".service-guide__note"],
  ["Questions", "/speech-therapy", ".service-guide__asked"],
  ["Invitation", "/speech-therapy", ".next-step"],
  ["Contact", "/", ".centre-visit"],
  ["Form", "/", ".booking-card"],
  ["Choices", "/contact", ".field__choices"],
  ["Quote", "/", ".testimonials__quote"],
];

/**
 * Writes `design.html`, and `sheets/design.light.png` and `sheets/design.dark.png`.
 *
 * @param site - the exported site
 * @param folder - where they go
 * @throws when a part is not where it was: then the list above is out of date
 */
export async function writeStyleSheet(
  site: string,
  folder: string,
): Promise<void> {
  const browser = await startBrowser();
  try {
    await serving(site, async (origin) => {
      const { css, specimens } = await collect(browser, origin);
      const html = designPage(projectTokens(), css, specimens);
      writeFileSync(join(folder, "design.html"), inPlace(html, site, folder));
      await photograph(browser, origin, html, join(folder, "sheets"));
    });
  } finally {
    await browser.close();
  }
}

async function collect(browser: Browser, origin: string) {
  const page = await browser.newPage();
  const sheets = new Map<string, string>();
  const specimens: Specimen[] = [];
  for (const [name, address, selector] of parts) {
    if (page.url() !== origin + address) await page.goto(origin + address);
    const part = page.locator(selector).first();
    if ((await part.count()) === 0)
      throw new Error(`${address} has no ${selector} any more.`);
    specimens.push({
      name,
      selector,
      html: await part.evaluate((element) => element.outerHTML),
    });
    const css = await page.locator("head style").allTextContents();
    sheets.set(address, css.join("\n"));
  }
  await page.close();
  // Each page holds only the rules it needs. The first, with every kind of button, has the last word.
  return { css: [...sheets.values()].reverse().join("\n"), specimens };
}

/** Opened from a file, addresses of the site must lead into the export. */
const inPlace = (html: string, site: string, folder: string) => {
  const up = folder.split("/").map(() => "..");
  return html.replaceAll(
    /(src="|srcset="|url\(["']?)\/(?=images|fonts|_next)/gi,
    `$1${[...up, site].join("/")}/`,
  );
};

async function photograph(
  browser: Browser,
  origin: string,
  html: string,
  sheets: string,
): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await browser.newPage({
      colorScheme,
      viewport: { width: 1280, height: 800 },
    });
    const address = `${origin}/design`;
    await page.route(address, (route) =>
      route.fulfill({ body: html, contentType: "text/html" }),
    );
    await page.goto(address);
    await page.evaluate(() =>
      Promise.all(
        [...document.images].map((image) => {
          image.loading = "eager";
          return image.decode();
        }),
      ),
    );
    await page.screenshot({
      path: join(sheets, `design.${colorScheme}.png`),
      fullPage: true,
    });
    await page.close();
  }
}
