/**
 * `npm run bench -- [--stock] [folder ...]` loads each page of an export, or of several to compare, as a slow phone on
 * slow 4G. It prints one table; no value makes it fail. docs/speed.md explains the table.
 */
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { paths } from "@/content-model/paths";
import { findChromium } from "./chromium.mjs";
import { compress } from "./export/budgets";
import { moveEnglishToRoot } from "./export/next-export";
import { fail } from "./fail.mjs";
import { listen } from "./listen";
import { createPreview } from "./preview";
import { run } from "./run";

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** Latency in milliseconds, throughput in bytes per second: 1600 kbit/s down, 750 kbit/s up. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
/** The factor by which Chromium slows its processor down, to be as slow as a phone. */
const slowdown = 4;
/** How often each page is loaded; the table shows the median. */
const runs = 5;

/** The export of `next build` before postbuild, which hydrates the whole page at load. */
const stock = ".test/stock";

try {
  const folders = process.argv
    .slice(2)
    .map((argument) => (argument === "--stock" ? stock : argument));
  if (folders.includes(stock)) await buildStock();
  const browser = await chromium.launch({ executablePath: findChromium()! });
  const table: Record<string, object> = {};
  for (const folder of folders.length > 0 ? folders : ["out"]) {
    const port = await listen(createPreview(folder), 0, folder);
    for (const path of paths) {
      const loads: number[][] = [];
      for (let run = 0; run < runs; run += 1)
        loads.push(await load(browser, `http://localhost:${port}${path}`));
      const [FCP, LCP, work, bytes, requests, INP] = mediansOf(loads);
      table[`${path} ${folder}`] = { FCP, LCP, work, bytes, requests, INP };
    }
  }
  console.table(table);
  process.exit();
} catch (error) {
  fail((error as Error).message);
}

async function buildStock(): Promise<void> {
  rmSync(stock, { recursive: true, force: true });
  if ((await run("next build", { ...process.env, K7_OUT_DIR: stock })) !== 0)
    fail("next build failed; the lines above say why.");
  moveEnglishToRoot(resolve(stock));
  compress(stock);
}

/**
 * Loads a page as on a phone, with an empty cache and new connections.
 *
 * @returns FCP, LCP and work in milliseconds; the bytes of all answers, compressed; the number of requests; INP in
 *   milliseconds
 */
async function load(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.emulateNetworkConditions", slow4G);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  // Counts the CPU time of the main thread, without waiting and without other programs.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(url, { timeout: 120_000, waitUntil: "networkidle" });

  const { metrics } = await cdp.send("Performance.getMetrics");
  const work = metrics.find(({ name }) => name === "TaskDuration")!.value;
  const [FCP, LCP] = await page.evaluate(
    () =>
      new Promise<[number, number]>((resolve) =>
        new PerformanceObserver((list) =>
          resolve([
            performance.getEntriesByName("first-contentful-paint")[0]!
              .startTime,
            list.getEntries().at(-1)!.startTime,
          ]),
        ).observe({ type: "largest-contentful-paint", buffered: true }),
      ),
  );
  const sizes = await page.evaluate(() =>
    ["navigation", "resource"]
      .flatMap((type) => performance.getEntriesByType(type))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  const inp = await interact(page);
  await context.close();
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return [FCP, LCP, work * 1000, bytes, sizes.length, inp].map(Math.round);
}

/**
 * Uses the form of a page as a parent does, without sending it: taps the first field, types, chooses from the list, ticks
 * a box, follows a link within the page, and presses Submit before the form is complete.
 *
 * @returns the longest time from a touch or letter to its frame, in milliseconds; 0 if the page has no form
 */
async function interact(page: Page): Promise<number> {
  const tap = async (selector: string) => {
    const target = page.locator(`main ${selector}`).first();
    if ((await target.count()) > 0) await target.tap();
    await page.waitForTimeout(500);
  };
  if ((await page.locator("main form").count()) === 0) return 0;
  await page.evaluate(() => {
    Object.assign(globalThis, { inp: 0 });
    new PerformanceObserver((list) => {
      const events = list.getEntries() as PerformanceEventTiming[];
      for (const { duration, interactionId } of events)
        if (interactionId > 0 && duration > inp) inp = duration;
    }).observe({
      type: "event",
      durationThreshold: 16,
    } as PerformanceObserverInit);
  });
  await tap("form input[type=text]");
  await page.keyboard.type("Asha Rao", { delay: 120 });
  const list = page.locator("main form select");
  if ((await list.count()) > 0) await list.selectOption({ index: 1 });
  // The form is hydrated in the first pause of typing.
  await page.waitForTimeout(2500);
  await tap("label:has([type=checkbox])");
  await tap("a[href^='#']:visible");
  await tap("form [type=submit]");
  return page.evaluate(() => inp);
}

/** The median of each measure. */
function mediansOf(loads: readonly (readonly number[])[]): readonly number[] {
  return loads[0]!.map((_, measure) => {
    const values = loads.map((load) => load[measure]!);
    return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
  });
}

/** In the page: the longest event so far, in milliseconds. */
declare let inp: number;
