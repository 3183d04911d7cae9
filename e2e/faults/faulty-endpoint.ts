import { expect } from "playwright/test";
import type { LeadResponse } from "@/components/lead-form/send-lead";
import type { OpenForm } from "../fixtures";
import type { FormPage } from "../form-page";
import { forms, sentValues, type Values } from "../forms";
import { rowsOf } from "../leads";
import type { Fault, FaultProxy } from "./proxy";
import type { Servers } from "./servers";

/** The endpoint as the forms of one parent meet it, with the faults that the test plans. */
export class FaultyEndpoint {
  constructor(
    readonly proxy: FaultProxy,
    /** The address of the site by the way in which it treats the answer. */
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

  /** Opens the booking form, fills it in, and plans what happens to the first attempts. */
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

  /** Waits until no request is on its way, and expects exactly these rows. */
  async expectRows(...rows: readonly Values[]): Promise<void> {
    await expect.poll(() => this.proxy.isBusy).toBe(false);
    await expect
      .poll(() => this.rows, "rows of this parent")
      .toMatchObject(rows.map(sentValues));
  }
}
