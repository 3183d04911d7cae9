/**
 * `npm run bench -- [folder ...]` loads each page of an export, or of several to compare, as a slow phone on slow 4G. It
 * prints one table; no value makes it fail. docs/speed.md explains the table.
 */
import { chromium, type Browser } from "playwright";
import { paths } from "@/content-model/paths";
import { findChromium } from "./chromium.mjs";
import { fail } from "./fail.mjs";
import { listen } from "./listen";
import { createPreview } from "./preview";

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
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

try {
  const [, , ...folders] = process.argv;
  const browser = await chromium.launch({ executablePath: findChromium()! });
  const table: Record<string, object> = {};
  for (const folder of folders.length > 0 ? folders : ["out"]) {
    const port = await listen(createPreview(folder), 0, folder);
    for (const path of paths) {
      const loads: number[][] = [];
      for (let run = 0; run < runs; run += 1)
        loads.push(await load(browser, `http://localhost:${port}${path}`));
      const [FCP, LCP, work, bytes, requests] = mediansOf(loads);
      table[`${path} ${folder}`] = { FCP, LCP, work, bytes, requests };
    }
  }
  console.table(table);
  process.exit();
} catch (error) {
  fail((error as Error).message);
}

/**
 * Loads a page as on a phone, with an empty cache and new connections.
 *
 * @returns FCP, LCP and work in milliseconds; the bytes of all answers, compressed; the number of requests
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
  await context.close();
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return [FCP, LCP, work * 1000, bytes, sizes.length].map(Math.round);
}

/** The median of each measure. */
function mediansOf(loads: readonly (readonly number[])[]): readonly number[] {
  return loads[0]!.map((_, measure) => {
    const values = loads.map((load) => load[measure]!);
    return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
  });
}
