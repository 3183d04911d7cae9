import { expect } from "playwright/test";
import type { LeadResponse } from "@/components/lead-form/send-lead";
import type { OpenForm } from "../fixtures";
import type { FormPage } from "../form-page";
import { englishFormSamples, sentValues, type Values } from "../forms";
import { rowsOf } from "../leads";
import type { Fault, FaultProxy } from "./proxy";
import type { Servers } from "./servers";

/** Lets a test plan faults for the requests of one parent, and checks what arrives at the proxy and in the inbox. */
export class FaultyEndpoint {
  constructor(
    readonly proxy: FaultProxy,
    /** The addresses of the two copies of the site, by how they treat answers: opaque or readable. */
    readonly site: Servers["site"],
    private readonly openForm: OpenForm,
    private readonly parent: string,
  ) {}

  /** Sets the faults of the parent's next attempts. Later attempts have no fault. */
  plan(...faults: readonly Fault[]): void {
    this.proxy.plan(this.parent, ...faults);
  }

  open(
    form: keyof typeof englishFormSamples,
    mode: LeadResponse,
  ): Promise<FormPage> {
    return this.openForm(englishFormSamples[form], this.site[mode]);
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

  /** The faults of the parent's attempts so far, in order. */
  get faults(): readonly Fault[] {
    return this.proxy.faultsOf(this.parent);
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
    await expect.poll(() => this.proxy.isBusy).toBe(false);
    await expect
      .poll(() => this.rows, "rows of this parent")
      .toMatchObject(rows.map(sentValues));
  }
}
