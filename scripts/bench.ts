/**
 * `npm run bench -- [/route ...]`: this site, the stock export and the floor side by side, in Chromium throttled as a slow
 * phone on slow 4G. It prints one table and judges nothing: docs/speed.md.
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

/** Milliseconds and thousands of bits a second; cpu is how many times slower the phone computes than this machine. */
const profile = { rtt: 150, down: 1600, up: 750, cpu: 4 };
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
};
/** Loads of each variant of each page; the table shows the median. */
const runs = 5;

/** The site as built, the same `next build` before postbuild, and the site without all but HTML, CSS and media. */
const variants = ["site", "stock", "floor"] as const;
type Variant = (typeof variants)[number];
const folderOf = (variant: Variant) => `.test/bench/${variant}`;

/** Milliseconds since the navigation began, milliseconds of the main thread, bytes as sent, and files. */
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
    // The loader, the speculation rules and the policy. Structured data is content, and stays.
    $("script:not([type='application/ld+json']), meta[http-equiv]").remove();
    writeFileSync(join(floor, file), $.html());
  }
  compress(floor);
}

/** The loads of each route in each variant, by both names. */
async function measure(routes: readonly string[]): Promise<Loads> {
  const executablePath = findChromium()!;
  const browser = await chromium.launch({ executablePath });
  const origins = {} as Record<Variant, string>;
  for (const variant of variants) {
    const port = await listen(createPreview(folderOf(variant)), 0, variant);
    origins[variant] = `http://localhost:${port}`;
    // The first pages of a browser are slower than all that follow, so nobody counts them.
    await load(browser, origins[variant]);
  }
  const loads: Record<string, Load[]> = {};
  for (const route of routes)
    for (let index = 0; index < runs; index += 1)
      // A B C, C B A: whatever slows the machine down meanwhile slows all of them.
      for (const variant of index % 2 ? variants.toReversed() : variants)
        (loads[`${route} ${variant}`] ??= []).push(
          await load(browser, origins[variant] + route),
        );
  await browser.close();
  return loads;
}

/** One visit on a phone, with an empty cache and new connections. */
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
  // The main thread's own time: neither waiting nor other programs count.
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

/** The medians of the site, and those of the others as multiples of them. */
function printTable(loads: Loads): void {
  const rows = Object.entries(loads).map(([name, own]) => {
    const site = loads[name.replace(/\w+$/, "site")]!;
    const cells = metrics.map((metric) => {
      const value = median(own, metric);
      const ratio = `×${(value / median(site, metric)).toFixed(2)}`;
      return [metric, own === site ? value.toFixed(0) : ratio];
    });
    return [name, Object.fromEntries(cells)];
  });
  console.table(Object.fromEntries(rows));
}

function median(loads: readonly Load[], metric: keyof Load): number {
  const values = loads.map((load) => load[metric]).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)]!;
}
