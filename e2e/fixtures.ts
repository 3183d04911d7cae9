import { randomUUID } from "node:crypto";
import {
  chromium,
  expect,
  test as base,
  type Locator,
  type Page,
  type Request,
} from "playwright/test";
import { contentIn } from "@/site-content/content";
import { languages } from "@/site-content/languages";
import { FormPage } from "./form-page";
import type { FormSample } from "./forms";

export const test = base.extend<{
  /** Uncaught errors, and error messages of the console. */
  readonly pageErrors: readonly string[];
  /** A parent's name of this test alone: tests share an inbox. */
  readonly parent: string;
  readonly requests: readonly Request[];
  /** A page of a Chromium whose back/forward cache is on. */
  readonly keptPage: Page;
  /** Opens the page of a form, whose clock the test controls. */
  readonly openForm: (sample: FormSample) => Promise<FormPage>;
}>({
  pageErrors: async ({ page }, provide) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await provide(errors);
  },

  parent: async ({}, provide) => provide(`Asha ${randomUUID().slice(0, 13)}`),

  requests: async ({ page }, provide) => {
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    await provide(requests);
  },

  keptPage: async ({}, provide, { project }) => {
    const browser = await chromium.launch({
      ...project.use.launchOptions,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const page = await browser.newPage({ javaScriptEnabled: true });
    await page.goto("/privacy");
    await page.evaluate("globalThis.kept = true");
    await page.goto("/accessibility");
    await page.goBack({ waitUntil: "commit" });
    const isKept = await page.evaluate("'kept' in globalThis");
    test.skip(!isKept, "Chromium's headless shell has no such cache.");
    await provide(page);
    await browser.close();
  },

  openForm: async ({ page, parent }, provide) => {
    await page.clock.install();
    await provide(async (sample) => {
      await page.goto(sample.address);
      return new FormPage(page, sample, parent);
    });
  },
});

export const region = (page: Page, name: string) => page.getByRole("region", { name });

/** In the window, in px. */
export async function edgesOf(part: Locator) {
  const box = (await part.boundingBox())!;
  return { ...box, bottom: box.y + box.height };
}

/** A bar of three links at the foot of a narrow window, the chat link alone in a wide one. */
export const floatingContact = (page: Page) => page.getByRole("navigation", { name: quickNames });

const quickNames = new RegExp(languages.map((each) => contentIn(each).ui.quick).join("|"));

/** A text is seen if it is not transparent, not covered, and not on a face that is turned away. */
const isSeen = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => {
    // Firefox also hit-tests a face that is turned away: m33 of all transforms is negative.
    let transforms = new DOMMatrix();
    let hidesItsBack = false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { backfaceVisibility, transform } = getComputedStyle(each);
      transforms = new DOMMatrix(transform).multiply(transforms);
      hidesItsBack ||= backfaceVisibility === "hidden";
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return (
      !(hidesItsBack && transforms.m33 < 0) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      document.elementsFromPoint(x, y).some((each) => element.contains(each))
    );
  });

export const expectSeen = (text: Locator, when?: string) =>
  expect.poll(() => isSeen(text), when).toBe(true);

export const expectUnseen = (text: Locator, when?: string) =>
  expect.poll(() => isSeen(text), when).toBe(false);

/** Replaces a text in pages and styles. Needs `bypassCSP`: the policy has their hash. */
export const rewritePages = (page: Page, from: RegExp, to: string) =>
  page.route("**/*", async (route) => {
    const type = route.request().resourceType();
    if (type !== "document" && type !== "stylesheet") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(from, to);
    await route.fulfill({ response, body });
  });

export const unfold = (page: Page) =>
  page.locator("main details, footer details").evaluateAll((all) => {
    for (const each of all) each.setAttribute("open", "");
  });

/** Of paper. */
export async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)!.length;
}

export const isPost = (request: Request) => request.method() === "POST";
export const isScript = (request: Request) => request.resourceType() === "script";
export const addressesOf = (requests: readonly Request[]) =>
  requests.map((request) => request.url());

/** Holds some requests back, as a slow connection does. Returns a function that sends them. */
export async function delayRequests(
  page: Page,
  isDelayed: (request: Request) => boolean,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*", async (route) => {
    if (isDelayed(route.request())) await released;
    // The test may have left the page meanwhile.
    await route.fallback().catch(() => undefined);
  });
  return release;
}

export { expect };
