/**
 * `npm run bench -- [folder ...]` loads each page of an export, or of several to compare, as a slow phone on slow 4G. It
 * prints one table and has no limits that fail. docs/speed.md explains the table.
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
/** How many times slower the processor of the phone is than that of this machine. */
const slowdown = 4;
/** How often each page is loaded; the table shows the median. */
const runs = 5;

/** FCP, LCP and work in milliseconds; bytes of all answers, compressed; requests: their number. */
type Load = Record<"FCP" | "LCP" | "work" | "bytes" | "requests", number>;

try {
  const [, , ...folders] = process.argv;
  console.table(await measure(folders.length > 0 ? folders : ["out"]));
  process.exit();
} catch (error) {
  fail((error as Error).message);
}

/** The medians of each page in each folder, by "path folder". */
async function measure(folders: readonly string[]) {
  const executablePath = findChromium()!;
  const browser = await chromium.launch({ executablePath });
  const origins: string[] = [];
  for (const folder of folders) {
    const port = await listen(createPreview(folder), 0, folder);
    origins.push(`http://localhost:${port}`);
    // Not counted, because the first pages of a browser are slower than the following ones.
    await load(browser, origins.at(-1)!);
  }
  const medians: Record<string, Load> = {};
  for (const path of paths) {
    const loads: Load[][] = folders.map(() => []);
    // In turn, so that a slow phase of the machine affects all folders.
    for (let run = 0; run < runs; run += 1)
      for (const [index, origin] of origins.entries())
        loads[index]!.push(await load(browser, origin + path));
    for (const [index, folder] of folders.entries())
      medians[`${path} ${folder}`] = medianOf(loads[index]!);
  }
  await browser.close();
  return medians;
}

/** Loads a page as on a phone, with an empty cache and new connections. */
async function load(browser: Browser, url: string): Promise<Load> {
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
  const timings = await page.evaluate(readTimings);
  await context.close();
  return { ...timings, work: Math.round(work * 1000) };
}

/** Runs in the page. */
async function readTimings(): Promise<Omit<Load, "work">> {
  const LCP = await new Promise<number>((resolve) =>
    new PerformanceObserver((list) =>
      resolve(list.getEntries().at(-1)!.startTime),
    ).observe({ type: "largest-contentful-paint", buffered: true }),
  );
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const files = ["navigation", "resource"].flatMap(
    (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
  );
  return {
    FCP: Math.round(paint!.startTime),
    LCP: Math.round(LCP),
    bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: files.length,
  };
}

function medianOf(loads: readonly Load[]): Load {
  const median = (metric: string) =>
    loads.map((load) => load[metric as keyof Load]).toSorted((a, b) => a - b)[
      Math.floor(loads.length / 2)
    ];
  return Object.fromEntries(
    Object.keys(loads[0]!).map((metric) => [metric, median(metric)]),
  ) as Load;
}
