/**
 * A server between a page and the inbox that fails as a test plans. Playwright's `route.fulfill`
 * would add a CORS header, and hide that an answer cannot be read.
 */
import { createServer, type IncomingMessage } from "node:http";
import { expect, type Page } from "playwright/test";
import type { LeadResponse } from "@/components/lead-form/send-lead.client";
import { listen } from "../scripts/serve/listen";
import { addresses } from "./addresses";
import { test as base } from "./fixtures";
import type { FormPage } from "./form-page";
import { englishFormSamples, sentValues, type Values, rowsOf } from "./forms";

/** What happens to an attempt to send a lead. */
export type Fault =
  | "none" // saved and answered
  | "twice" // saved twice at the same moment, answered once
  | "refused" // answered with an error page, not saved
  | "silent" // saved, never answered
  | "reset" // saved, then the connection is reset
  | "delayed"; // saved and answered when the test calls `release`

export class FaultyEndpoint {
  attempts = 0;
  release = (): void => {};

  private faults: Fault[] = [];
  private mode: LeadResponse = "opaque";
  private readonly server = createServer(async (request, response) => {
    const fault = this.faults.shift() ?? "none";
    const body = Buffer.concat(await request.toArray());
    this.attempts += 1;
    if (fault === "delayed") await new Promise<void>((resolve) => (this.release = resolve));
    const times = { refused: 0, twice: 2 }[fault as string] ?? 1;
    const deliveries = Array.from({ length: times }, () => deliver(request, body));
    await Promise.all(deliveries);
    if (fault === "silent") return;
    if (fault === "reset") return request.socket.resetAndDestroy();
    if (this.mode === "readable") response.setHeader("access-control-allow-origin", "*");
    // On a new connection the browser never repeats a request by itself.
    response.setHeader("connection", "close");
    if (fault === "refused") response.writeHead(500).end("<h1>Error</h1>");
    else response.end('{"ok":true}');
  });

  constructor(private readonly parent: string) {}

  /** Takes the leads of a page. Later attempts than those of `faults` have none. */
  async takeLeads(page: Page, mode: LeadResponse, faults: readonly Fault[]) {
    this.mode = mode;
    this.faults = [...faults];
    const port = await listen(this.server, 0, "the faulty endpoint");
    await page.route(`${addresses.inbox}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.continue({ url: `http://localhost:${port}${pathname}` });
    });
  }

  async expectRows(...rows: readonly Values[]): Promise<void> {
    await expect
      .poll(() => rowsOf("booking", this.parent), "rows of this parent")
      .toMatchObject(rows.map(sentValues));
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

async function deliver({ url, headers }: IncomingMessage, body: Buffer) {
  await fetch(addresses.inbox + url, {
    method: "POST",
    headers: { "content-type": headers["content-type"] ?? "" },
    body: new Uint8Array(body),
  });
}

export const test = base.extend<{
  readonly endpoint: FaultyEndpoint;
  readonly openFilled: (mode: LeadResponse, ...faults: readonly Fault[]) => Promise<FormPage>;
}>({
  endpoint: async ({ parent }, provide) => {
    const endpoint = new FaultyEndpoint(parent);
    await provide(endpoint);
    endpoint.stop();
  },

  openFilled: async ({ page, openForm, endpoint }, provide) => {
    await provide(async (mode, ...faults) => {
      await endpoint.takeLeads(page, mode, faults);
      const form = await openForm(englishFormSamples.booking);
      // A build with NEXT_PUBLIC_LEAD_RESPONSE=readable writes this into the props.
      if (mode === "readable")
        await page.locator("[data-props]", { has: form.form }).evaluate(({ dataset }) => {
          dataset.props = dataset.props!.replace("opaque", "readable");
        });
      await form.fill();
      await form.hydrate();
      return form;
    });
  },
});
