import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect } from "playwright/test";
import type { LeadResponse } from "@/components/lead-form/send-lead";
import { listen } from "../../scripts/listen";
import { createPreview, readHeaders } from "../../scripts/preview";
import { addresses, fileAt, siteFolder } from "../addresses";
import type { OpenForm } from "../fixtures";
import type { FormPage } from "../form-page";
import { englishFormSamples, sentValues, type Values } from "../forms";
import { rowsOf } from "../leads";
import type { Fault } from "./outcomes";
import { FaultProxy, html } from "./proxy";

/** The endpoint of one test, whose faults the test plans, and a copy of the site that sends its leads there. */
export class FaultyEndpoint extends FaultProxy {
  /** Whether the pages of the site read the answers. */
  mode: LeadResponse = "opaque";
  /** The address of the site. */
  site = "";

  private address = "";
  private readonly preview = createPreview(siteFolder);
  private readonly siteServer = createServer((request, response) => {
    const form = Object.values(englishFormSamples).find(
      ({ address }) => address === request.url,
    );
    if (!form) return void this.preview.emit("request", request, response);
    response.setHeaders(readHeaders(siteFolder, form.address));
    response.writeHead(200, html).end(this.pageOf(form.address));
  });

  constructor(
    private readonly openForm: OpenForm,
    private readonly parent: string,
  ) {
    super();
  }

  async start(): Promise<void> {
    const ports = [this.proxy, this.siteServer].map((server) =>
      listen(server, 0, "the fault tests"),
    );
    const [endpoint, site] = await Promise.all(ports);
    this.address = `http://localhost:${endpoint}`;
    this.site = `http://localhost:${site}`;
  }

  stop(): void {
    for (const server of [this.proxy, this.siteServer]) {
      server.close();
      server.closeAllConnections();
    }
  }

  open(
    form: keyof typeof englishFormSamples,
    mode: LeadResponse,
  ): Promise<FormPage> {
    this.mode = mode;
    return this.openForm(englishFormSamples[form], this.site);
  }

  /** Plans the faults of the first attempts, opens the booking form and fills it in. */
  async openFilled(
    mode: LeadResponse,
    ...faults: readonly Fault[]
  ): Promise<FormPage> {
    this.plan(...faults);
    const form = await this.open("booking", mode);
    await form.fill();
    await form.hydrate();
    return form;
  }

  /** The rows of this parent in the inbox. */
  get rows(): readonly Values[] {
    return Object.values(englishFormSamples).flatMap(({ name }) =>
      rowsOf(name, this.parent),
    );
  }

  /** Waits until the attempts so far had exactly these faults. A later attempt is not noticed. */
  async expectAttempts(...faults: readonly Fault[]): Promise<void> {
    await expect.poll(() => this.faults, "attempts").toEqual(faults);
  }

  /** Waits until no request is in progress, and expects exactly these rows. */
  async expectRows(...rows: readonly Values[]): Promise<void> {
    await this.waitUntilIdle();
    await expect
      .poll(() => this.rows, "rows of this parent")
      .toMatchObject(rows.map(sentValues));
  }

  async waitUntilIdle(): Promise<void> {
    await expect.poll(() => this.busy, "requests in progress").toBe(0);
  }

  /** The HTML of a page with a form that sends its leads to this endpoint. */
  private pageOf(address: string): string {
    const file = readFileSync(join(siteFolder, fileAt(address)), "utf8");
    // The origin is in the policy of the page and in the action of the form.
    const page = file.replaceAll(addresses.inbox, this.address);
    const readable = ` action="${this.address}/readable" data-readable="true"`;
    return this.mode === "readable"
      ? page.replace(/ action="[^"]*"/, readable)
      : page;
  }
}
