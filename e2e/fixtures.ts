import { randomUUID } from "node:crypto";
import { test as base, type Page, type Request } from "playwright/test";
import { FaultyEndpoint } from "./faults/faulty-endpoint";
import { withServers, type Servers } from "./faults/servers";
import { FormPage } from "./form-page";
import type { FormSample } from "./forms";

/** Opens the page of a form, with a clock that the test can turn. */
export type OpenForm = (sample: FormSample, site?: string) => Promise<FormPage>;

/** What every end-to-end test may ask for. */
export const test = base.extend<
  {
    /** What the page's console and its uncaught errors said so far. */
    readonly pageErrors: readonly string[];
    /** A parent's name that no other test uses, so that tests can share an inbox. */
    readonly parent: string;
    /** What the page asked for so far. */
    readonly requests: readonly Request[];
    readonly openForm: OpenForm;
    readonly endpoint: FaultyEndpoint;
  },
  { readonly servers: Servers }
>({
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

  openForm: async ({ page, parent }, provide) => {
    await page.clock.install();
    await provide(async (sample, site = "") => {
      await page.goto(site + sample.address);
      return new FormPage(page, sample, parent);
    });
  },

  // Among the fixtures of every test, so that Playwright can run all tests in the same workers.
  servers: [({}, provide) => withServers(provide), { scope: "worker" }],
  endpoint: ({ servers: { proxy, site }, openForm, parent }, provide) =>
    provide(new FaultyEndpoint(proxy, site, openForm, parent)),
});

/** The part of a page with this heading. */
export const region = (page: Page, name: string) =>
  page.getByRole("region", { name });

export const isPost = (request: Request) => request.method() === "POST";
export const isScript = (request: Request) =>
  request.resourceType() === "script";
export const addressesOf = (requests: readonly Request[]) =>
  requests.map((request) => request.url());

/**
 * Delays some requests, as a slow connection does.
 *
 * @returns a function that lets them arrive
 */
export async function delayRequests(
  page: Page,
  isDelayed: (request: Request) => boolean,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*", async (route) => {
    if (isDelayed(route.request())) await released;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return release;
}

export { expect } from "playwright/test";
