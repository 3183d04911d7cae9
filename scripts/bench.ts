/**
 * `npm run bench -- [/route ...] [--runs 5] [--reuse]`: this site, the stock export and the floor side by side, in
 * Chromium throttled as a slow phone on slow 4G. It prints one table and judges nothing: docs/speed.md.
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { load as parseHtml } from "cheerio";
import { chromium, type Browser, type CDPSession } from "playwright";
import { pages } from "@/content/pages";
import { chromiumFlags, findChromium } from "./chromium.mjs";
import { listen } from "./listen";
import { createPreview } from "./preview";
import { stop } from "./stop.mjs";

/** Milliseconds and thousands of bits a second; cpu is how many times slower the phone computes than this machine. */
const profile = { rtt: 150, down: 1600, up: 750, cpu: 4 };
/** Milliseconds without a request after which a page is taken as loaded. */
const networkIdle = 1500;

/** The site as built, the same `next build` before the finishing step, and the site without all but HTML, CSS and media. */
const variants = ["site", "stock", "floor"] as const;
type Variant = (typeof variants)[number];
const folderOf = (variant: Variant) => join(".test/bench", variant);

const metrics = ["FCP", "LCP", "work", "idle", "bytes", "requests"] as const;
type Load = Record<(typeof metrics)[number], number>;

try {
  const { values, positionals } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      reuse: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const routes = positionals.length > 0 ? positionals : Object.keys(pages);
  if (!values.reuse) buildVariants();
  const loads = await measure(routes, Number(values.runs));
  printTable(routes, loads);
  process.exit();
} catch (error) {
  stop((error as Error).message);
}

function buildVariants(): void {
  rmSync(".test/bench", { recursive: true, force: true });
  run("next", "build");
  cpSync(folderOf("site"), folderOf("stock"), { recursive: true });
  run("tsx", "scripts/export/finish.ts");
  cpSync(folderOf("site"), folderOf("floor"), {
    recursive: true,
    filter: (path) => !/\.(br|gz|js)$/.test(path),
  });
  for (const file of filesIn(folderOf("floor")))
    if (file.endsWith(".html"))
      writeFileSync(file, floorOf(readFileSync(file, "utf8")));
  for (const file of [
    ...filesIn(folderOf("stock")),
    ...filesIn(folderOf("floor")),
  ])
    if (/\.(html|css|js|svg|txt)$/.test(file))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
}

/** Builds into the folder of the site, with the addresses of nobody: nothing is sent. */
function run(...command: readonly string[]): void {
  const { status } = spawnSync("npx", ["--no", ...command], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_PUBLIC_SITE_URL: "http://localhost:3000",
      NEXT_PUBLIC_BOOKING_ENDPOINT: "http://localhost:3001/booking",
      NEXT_PUBLIC_CONSULTATION_ENDPOINT: "http://localhost:3001/consultation",
      K7_OUT_DIR: folderOf("site"),
    },
  });
  if (status !== 0)
    throw new Error(`${command.join(" ")} failed; the lines above say why.`);
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A finished page without loader, speculation rules and policy. Structured data is content, and stays. */
function floorOf(html: string): string {
  const $ = parseHtml(html);
  $("script:not([type='application/ld+json'])").remove();
  $("link[rel=modulepreload], link[as=script]").remove();
  $("meta[http-equiv=Content-Security-Policy i]").remove();
  return $.html();
}

async function measure(
  routes: readonly string[],
  runs: number,
): Promise<ReadonlyMap<string, Load[]>> {
  const origins = new Map<Variant, string>();
  for (const variant of variants) {
    const server = createPreview(folderOf(variant));
    await listen(server, 0, variant);
    const { port } = server.address() as AddressInfo;
    origins.set(variant, `http://localhost:${port}`);
  }
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...chromiumFlags],
  });
  // The first pages of a browser are slower than all that follow, so nobody counts them.
  for (const origin of origins.values()) await load(browser, origin);

  const loads = new Map<string, Load[]>();
  for (const route of routes)
    for (let index = 0; index < runs; index += 1) {
      console.error(`${route}: ${index + 1} of ${runs}`);
      // A B C, C B A: whatever slows the machine down meanwhile slows all of them.
      const order = index % 2 === 0 ? variants : variants.toReversed();
      for (const variant of order) {
        const key = `${route} ${variant}`;
        const each = await load(browser, origins.get(variant)! + route);
        loads.set(key, [...(loads.get(key) ?? []), each]);
      }
    }
  await browser.close();
  return loads;
}

/** One visit on a phone, with an empty cache and new connections. */
async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const network = await throttle(cdp);
  await page.goto(url, { timeout: 120_000 });
  while (network.open > 0 || Date.now() - network.last < networkIdle)
    await page.waitForTimeout(100);

  const { metrics: counters } = await cdp.send("Performance.getMetrics");
  const paints = await page.evaluate(paintTimes);
  const work = counters.find(({ name }) => name === "TaskDuration")!.value;
  await context.close();
  return {
    ...paints,
    work: work * 1000,
    idle: network.last - network.first,
    bytes: network.bytes,
    requests: network.requests,
  };
}

async function throttle(cdp: CDPSession) {
  const network = { open: 0, first: 0, last: 0, bytes: 0, requests: 0 };
  const bytesPerSecond = (kilobits: number) => (kilobits * 1000) / 8;
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: profile.rtt,
    downloadThroughput: bytesPerSecond(profile.down),
    uploadThroughput: bytesPerSecond(profile.up),
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: profile.cpu });
  // The main thread's own time: neither waiting nor other programs count.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  cdp.on("Network.requestWillBeSent", () => {
    network.first ||= Date.now();
    network.last = Date.now();
    network.open += 1;
    network.requests += 1;
  });
  const end = (bytes = 0) => {
    network.last = Date.now();
    network.open -= 1;
    network.bytes += bytes;
  };
  cdp.on("Network.loadingFinished", (event) => end(event.encodedDataLength));
  cdp.on("Network.loadingFailed", () => end());
  return network;
}

/** Runs in the page: first and largest contentful paint, in milliseconds since the navigation began. */
function paintTimes(): Promise<Pick<Load, "FCP" | "LCP">> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [first] = performance.getEntriesByName("first-contentful-paint");
      const LCP = list.getEntries().at(-1)?.startTime ?? NaN;
      resolve({ FCP: first?.startTime ?? NaN, LCP });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

/** The medians of the site, what they are to the floor's, and what the stock export's are to the site's. */
function printTable(
  routes: readonly string[],
  loads: ReadonlyMap<string, readonly Load[]>,
): void {
  const row = (label: string, cell: (metric: keyof Load) => string) =>
    console.log(
      `| ${[label.padEnd(42), ...metrics.map((metric) => cell(metric).padStart(8))].join(" | ")} |`,
    );
  row("", (metric) => metric);
  console.log(`| ${"-".repeat(42)} |${" -------: |".repeat(metrics.length)}`);
  for (const route of routes) {
    const of = (variant: Variant, metric: keyof Load) =>
      median(loads.get(`${route} ${variant}`)!.map((load) => load[metric]));
    const ratio = (a: Variant, b: Variant) => (metric: keyof Load) =>
      `×${(of(a, metric) / of(b, metric)).toFixed(2)}`;
    row(`${route}, site`, (metric) => of("site", metric).toFixed(0));
    row(`${route}, site / floor`, ratio("site", "floor"));
    row(`${route}, stock / site`, ratio("stock", "site"));
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? sorted[middle]!
    : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
