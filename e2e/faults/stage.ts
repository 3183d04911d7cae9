/**
 * The finished site twice, for an endpoint whose answer cannot be read and for one whose answer can, with a fault
 * proxy between both and the inbox. They run inside the test worker, on free ports.
 */
import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "playwright/test";
import type { LeadResponse } from "@/components/lead-form/send-lead";
import { listen } from "../../scripts/listen";
import { createPreview } from "../../scripts/preview";
import type { OpenForm } from "../fixtures";
import type { FormPage } from "../form-page";
import { bothForms, forms, sentValues, type Values } from "../forms";
import { rowsOf } from "../leads";
import { addresses } from "../addresses";
import { FaultProxy, type Fault } from "./proxy";
import { copySite } from "./staged-site";

export type Servers = {
  readonly proxy: FaultProxy;
  /** The address of the site for each way to listen to the endpoint. */
  readonly site: Readonly<Record<LeadResponse, string>>;
};

/** The staged sites and servers, as one parent's test uses them. */
export class Stage {
  constructor(
    readonly proxy: FaultProxy,
    readonly site: Servers["site"],
    private readonly openForm: OpenForm,
    private readonly parent: string,
  ) {}

  /** What happens to the parent's next attempts to send; no fault after these. */
  plan(...faults: readonly Fault[]): void {
    this.proxy.plan(this.parent, ...faults);
  }

  open(form: keyof typeof forms, mode: LeadResponse): Promise<FormPage> {
    return this.openForm(forms[form], this.site[mode]);
  }

  /** Opens the booking form, filled in and about to be sent, and plans what happens to the first attempts. */
  async openFilled(
    mode: LeadResponse,
    ...faults: readonly Fault[]
  ): Promise<FormPage> {
    this.plan(...faults);
    const form = await this.open("booking", mode);
    await form.fill();
    await form.ready();
    return form;
  }

  get attempts(): readonly Fault[] {
    return this.proxy.attemptsOf(this.parent);
  }

  get rows(): readonly Values[] {
    return bothForms.flatMap(({ name }) => rowsOf(name, this.parent));
  }

  /** The rows with these values. */
  rowsLike(request: Values): readonly Values[] {
    return this.rows.filter((row) =>
      Object.entries(request).every(([name, value]) => row[name] === value),
    );
  }

  /** These attempts have reached the proxy, and no other. */
  async expectAttempts(...faults: readonly Fault[]): Promise<void> {
    await expect.poll(() => this.attempts, "attempts").toEqual(faults);
  }

  /** Exactly these rows, once nothing is on its way any more. */
  async expectRows(...rows: readonly Values[]): Promise<void> {
    await expect.poll(() => this.proxy.isBusy).toBe(false);
    await expect
      .poll(() => this.rows, "rows of this parent")
      .toMatchObject(rows.map(sentValues));
  }
}

/** For one worker: starts the sites and the proxy, and stops them when `provide` is done. */
export async function withServers(
  provide: (servers: Servers) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "k7-faults-"));
  const running: Server[] = [];
  const start = async (server: Server) => {
    running.push(server);
    return `http://localhost:${await listen(server, 0, "the fault tests")}`;
  };
  const stageSite = (mode: LeadResponse, endpoint: string) => {
    copySite(join(folder, mode), mode, endpoint);
    return start(createPreview(join(folder, mode)));
  };

  const proxy = new FaultProxy(addresses.inbox);
  const endpoint = await start(proxy.server);
  const site = {
    opaque: await stageSite("opaque", endpoint),
    readable: await stageSite("readable", endpoint),
  };
  await provide({ proxy, site });

  for (const server of running) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
}
