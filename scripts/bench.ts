/**
 * `npm run bench -- [/route ...]` compares the load times of three variants of the site in a Chromium that is throttled
 * like a slow phone on slow 4G. It prints one table and has no limits that fail. docs/speed.md explains the table.
 */
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Browser } from "playwright";
import { paths } from "@/content-model/paths";
import { findChromium } from "./chromium.mjs";
import { compress } from "./export/budgets";
import { postbuild } from "./export/postbuild";
import { moveEnglishToRoot } from "./export/next-export";
import { readPages } from "./export/page";
import { listen } from "./listen";
import { localEnvironment } from "./local-site";
import { run } from "./run";
import { createPreview } from "./preview";
import { fail } from "./fail.mjs";

/** rtt in milliseconds, down and up in kilobits per second; cpu is how many times slower than this machine. */
const profile = { rtt: 150, down: 1600, up: 750, cpu: 4 };
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
};
/** How often each variant of each page is loaded; the table shows the median. */
const runs = 5;

/** site: the finished site; stock: the same `next build` before postbuild; floor: the site without scripts and policy. */
const variants = ["site", "stock", "floor"] as const;
type Variant = (typeof variants)[number];
const folderOf = (variant: Variant) => `.test/bench/${variant}`;

/**
 * FCP, LCP and end: milliseconds since the navigation began. work: milliseconds of the main thread. bytes: all answers,
 * compressed. requests: their number.
 */
const metrics = ["FCP", "LCP", "end", "work", "bytes", "requests"] as const;
type Load = Record<(typeof metrics)[number], number>;
type Loads = Readonly<Record<string, readonly Load[]>>;

try {
  const [, , ...routes] = process.argv;
  await buildVariants();
  printTable(await measure(routes.length > 0 ? routes : paths));
  process.exit();
} catch (error) {
  fail((error as Error).message);
}

async function buildVariants(): Promise<void> {
  const [site, floor] = [folderOf("site"), folderOf("floor")];
  const env = localEnvironment({ port: 3000, inboxPort: 3001 });
  Object.assign(process.env, env, { K7_OUT_DIR: site });
  rmSync(".test/bench", { recursive: true, force: true });
  if ((await run("next build", process.env)) !== 0)
    throw new Error("next build failed; the lines above say why.");
  cpSync(site, folderOf("stock"), { recursive: true });
  moveEnglishToRoot(folderOf("stock"));
  compress(folderOf("stock"));

  await postbuild(resolve(site));
  const filter = (path: string) => !/\.(br|gz|js)$/.test(path);
  cpSync(site, floor, { recursive: true, filter });
  for (const { file, $ } of readPages(floor)) {
    // Removes the loader, the speculation rules and the policy. Structured data stays, because it is content.
    $("script:not([type='application/ld+json']), meta[http-equiv]").remove();
    writeFileSync(join(floor, file), $.html());
  }
  compress(floor);
}

/** The loads of each route in each variant, by "route variant". */
async function measure(routes: readonly string[]): Promise<Loads> {
  const executablePath = findChromium()!;
  const browser = await chromium.launch({ executablePath });
  const origins = {} as Record<Variant, string>;
  for (const variant of variants) {
    const port = await listen(createPreview(folderOf(variant)), 0, variant);
    origins[variant] = `http://localhost:${port}`;
    // Not counted, because the first pages of a browser are slower than the following ones.
    await load(browser, origins[variant]);
  }
  const loads: Record<string, Load[]> = {};
  for (const route of routes)
    for (let index = 0; index < runs; index += 1)
      // The order alternates (A B C, C B A), so that a slow phase of the machine affects all variants.
      for (const variant of index % 2 ? variants.toReversed() : variants)
        (loads[`${route} ${variant}`] ??= []).push(
          await load(browser, origins[variant] + route),
        );
  await browser.close();
  return loads;
}

/** Loads a page as on a phone, with an empty cache and new connections. */
async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: profile.rtt,
    downloadThroughput: profile.down * 125,
    uploadThroughput: profile.up * 125,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: profile.cpu });
  // Counts the CPU time of the main thread, without waiting and without other programs.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(url, { timeout: 120_000, waitUntil: "networkidle" });

  const { metrics: counters } = await cdp.send("Performance.getMetrics");
  const work = counters.find(({ name }) => name === "TaskDuration")!.value;
  const timings = await page.evaluate(readTimings);
  await context.close();
  return { ...timings, work: work * 1000 };
}

/** Runs in the page. */
async function readTimings(): Promise<Omit<Load, "work">> {
  const LCP = await new Promise<number>((resolve) =>
    new PerformanceObserver((list) =>
      resolve(list.getEntries().at(-1)?.startTime ?? NaN),
    ).observe({ type: "largest-contentful-paint", buffered: true }),
  );
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const files = ["navigation", "resource"].flatMap(
    (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
  );
  return {
    FCP: paint?.startTime ?? NaN,
    LCP,
    end: Math.max(...files.map(({ responseEnd }) => responseEnd)),
    bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: files.length,
  };
}

/** Prints the medians of the site, and the medians of the other variants as multiples of them. */
function printTable(loads: Loads): void {
  const rows = Object.entries(loads).map(([name, variantLoads]) => {
    const site = loads[name.replace(/\w+$/, "site")]!;
    const cells = metrics.map((metric) => {
      const value = median(variantLoads, metric);
      const ratio = `×${(value / median(site, metric)).toFixed(2)}`;
      return [metric, variantLoads === site ? value.toFixed(0) : ratio];
    });
    return [name, Object.fromEntries(cells)];
  });
  console.table(Object.fromEntries(rows));
}

function median(loads: readonly Load[], metric: keyof Load): number {
  const values = loads.map((load) => load[metric]).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)]!;
}
