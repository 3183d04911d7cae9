/** One visit of one page, with an empty cache and on new connections. */
import type { Browser, CDPSession, Page } from "playwright";
import { observe } from "./observe";
import type { Profile } from "./profiles";
import { timingOf, type Timing } from "./timing";
import { bytesOf, watchTraffic, type Request, type Traffic } from "./traffic";

export type Touch = {
  /** Script fetched because of the touch. */
  readonly scriptBytes: number;
  /** From the finger to a form that listens. */
  readonly ready: number | undefined;
};

export type Load = Timing & {
  /** What the page's main thread computed until the page was at rest, in milliseconds of the slowed processor. */
  readonly work: number;
  readonly requests: readonly Request[];
  readonly touch: Touch | undefined;
};

type Visit = {
  readonly address: string;
  /** A page of another site that the visit comes from, as a parent does from a search engine. */
  readonly from: string;
  readonly profile: Profile;
  /** Whether the browser slows the network down itself. */
  readonly throttled: boolean;
  /** Whether to touch the form once the page is at rest. */
  readonly touched: boolean;
};

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** A page is at rest when nothing was fetched for so long. */
const rest = 1500;

/** Visits a page and waits until it is at rest. */
export async function load(browser: Browser, visit: Visit): Promise<Load> {
  // A new context has its own cache and its own connections.
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    // From a blank page, a browser gives a new process to pages that ask to be alone, and to no others.
    await page.goto(visit.from, { timeout: 120_000 });
    const cdp = await context.newCDPSession(page);
    await page.addInitScript(observe);
    const traffic = await watchTraffic(cdp);
    const { profile } = visit;
    if (visit.throttled)
      await cdp.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: profile.rtt,
        downloadThroughput: bytesASecond(profile.down),
        uploadThroughput: bytesASecond(profile.up),
      });
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: profile.cpu });

    // A thread's own time: neither waiting counts, nor what other programs or the host take.
    await cdp.send("Performance.enable", { timeDomain: "threadTicks" });

    await page.goto(visit.address, { waitUntil: "commit", timeout: 120_000 });
    await page.waitForLoadState("load", { timeout: 120_000 });
    await traffic.silence(rest);
    const timing = timingOf(await page.evaluate(() => window.seen), [
      ...traffic.requests,
    ]);
    const work = await workSoFar(cdp);
    const requests = [...traffic.requests];
    const failed = requests.find(({ failure }) => failure !== undefined);
    if (failed)
      throw new Error(
        `${visit.address}: ${failed.address} did not arrive (${failed.failure}).`,
      );
    const touch = visit.touched ? await touchForm(page, traffic) : undefined;
    return { ...timing, work, requests, touch };
  } finally {
    await context.close();
  }
}

async function workSoFar(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  const task = metrics.find(({ name }) => name === "TaskDuration");
  if (task === undefined) throw new Error("Chromium no longer counts work.");
  return task.value * 1000;
}

async function touchForm(page: Page, traffic: Traffic): Promise<Touch> {
  const field = page.locator("form input:visible").first();
  // The way there may wake the carousel, which is not the touch's doing.
  await field.scrollIntoViewIfNeeded();
  await traffic.silence(rest);
  const before = traffic.requests.length;
  await field.tap();
  await page
    .locator("form[data-ready]")
    .first()
    .waitFor({ timeout: 60_000, state: "attached" });
  await traffic.silence(rest);
  const { touch, formReady } = await page.evaluate(() => window.seen);
  return {
    scriptBytes: bytesOf(traffic.requests.slice(before), "script"),
    ready:
      touch === undefined || formReady === undefined
        ? undefined
        : formReady - touch,
  };
}

/** From thousands of bits, as lines are sold. */
function bytesASecond(kilobits: number): number {
  return (kilobits * 1000) / 8;
}
