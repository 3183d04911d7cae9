import { test as base, expect } from "../fixtures";
import type { LeadResponse } from "@/components/lead-form/send-lead";
import type { FormPage } from "../form-page";
import { forms, sentValues, type Values } from "../forms";
import { rowsOf } from "../leads";
import type { Fault } from "./proxy";
import { withStage, type Stage } from "./stage";

export { expect };

export const test = base.extend<
  {
    /**
     * Opens the booking form of the staged site, filled in and about to be sent.
     *
     * @param faults - what happens to the first attempts to send it
     */
    readonly openFilled: (
      mode: LeadResponse,
      ...faults: readonly Fault[]
    ) => Promise<FormPage>;
    /** These attempts of the parent have reached the proxy, and no other. */
    readonly expectAttempts: (...faults: readonly Fault[]) => Promise<void>;
    /** Exactly these rows of a form, once nothing is on its way any more. */
    readonly expectRows: (...rows: readonly Values[]) => Promise<void>;
  },
  { readonly stage: Stage }
>({
  stage: [({}, use) => withStage(use), { scope: "worker" }],

  openFilled: async ({ stage, openForm, parent }, use) =>
    use(async (mode, ...faults) => {
      stage.proxy.plan(parent, ...faults);
      const form = await openForm(forms.booking, stage.site[mode]);
      await form.fill();
      await form.ready();
      return form;
    }),

  expectAttempts: async ({ stage, parent }, use) =>
    use(async (...faults) => {
      await expect.poll(() => stage.proxy.attemptsOf(parent)).toEqual(faults);
    }),

  expectRows: async ({ stage, parent }, use) =>
    use(async (...rows) => {
      await expect.poll(() => stage.proxy.isBusy).toBe(false);
      const found = () =>
        (["booking", "consultation"] as const).flatMap((form) =>
          rowsOf(form, parent, stage.leads),
        );
      await expect
        .poll(found, "rows of this parent")
        .toMatchObject(rows.map(sentValues));
    }),
});
