import { expect } from "playwright/test";
import type { LeadResponse } from "@/components/lead-form/send-lead";
import type { OpenForm } from "../fixtures";
import type { FormPage } from "../form-page";
import { forms, sentValues, type Values } from "../forms";
import { rowsOf } from "../leads";
import type { Fault, FaultProxy } from "./proxy";
import type { Servers } from "./servers";

/** The fault proxy and the rows of one parent. */
export class FaultyEndpoint {
  constructor(
    readonly proxy: FaultProxy,
    /** The address of the copy of the site that treats answers in each way. */
    readonly site: Servers["site"],
    private readonly openForm: OpenForm,
    private readonly parent: string,
  ) {}

  /** Sets the faults of the parent's next attempts. Later attempts have no fault. */
  plan(...faults: readonly Fault[]): void {
    this.proxy.plan(this.parent, ...faults);
  }

  open(form: keyof typeof forms, mode: LeadResponse): Promise<FormPage> {
    return this.openForm(forms[form], this.site[mode]);
  }

  /** Plans the faults of the first attempts, opens the booking form and fills it in. */
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

  /** The rows of this parent in the inbox. */
  get rows(): readonly Values[] {
    return Object.values(forms).flatMap(({ name }) =>
      rowsOf(name, this.parent),
    );
  }

  /** Waits until these attempts, and no others, have reached the proxy. */
  async expectAttempts(...faults: readonly Fault[]): Promise<void> {
    await expect.poll(() => this.attempts, "attempts").toEqual(faults);
  }

  /** Waits until no request is in progress, and expects exactly these rows. */
  async expectRows(...rows: readonly Values[]): Promise<void> {
    await expect.poll(() => this.proxy.isBusy).toBe(false);
    await expect
      .poll(() => this.rows, "rows of this parent")
      .toMatchObject(rows.map(sentValues));
  }
}
