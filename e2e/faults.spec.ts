/** What a form does when the network or the server fails: docs/faults.md has the table. */
import { isSilent, outcomes, timeout, type Fault } from "./faults/outcomes";
import { test } from "./fixtures";
import type { Values } from "./forms";

/** The faults by what happens to the answer. Those of a group are tested on one page. */
const groups = {
  "that is answered": ["none", "slow", "twice", "redirect after"],
  "that is never answered": ["hang", "hang after", "late"],
  "whose connection breaks": ["reset before", "reset after"],
  "that is answered with something else": ["error", "page", "redirect"],
} as const;

for (const mode of ["opaque", "readable"] as const)
  test.describe(`${mode} answers`, { tag: "@desktop" }, () => {
    for (const [group, faults] of Object.entries(groups))
      test(`a lead ${group}: the message is right, and a retry leaves one row`, async ({
        page,
        endpoint,
      }) => {
        const form = await endpoint.openFilled(mode);
        const attempts: Fault[] = [];
        const rows: Values[] = [];

        for (const fault of faults)
          await test.step(fault, async () => {
            const outcome = outcomes[fault];
            const values = { ...form.values, serviceRequest: fault };
            await form.fill(values);
            endpoint.plan(fault);

            await form.button.click();
            attempts.push(fault);
            await endpoint.expectAttempts(...attempts);
            if (isSilent(fault)) {
              await form.expectSubmitting();
              await page.clock.fastForward(timeout);
            }
            if (outcome.rows === 1) rows.push(values);
            if (outcome.thanks[mode]) {
              await form.expectThanks();
              await form.expectEmpty();
              await endpoint.expectRows(...rows);
              return;
            }
            await form.expectError();
            await form.expectValues(values);
            await endpoint.expectRows(...rows);

            await form.button.click();
            attempts.push("none");
            await endpoint.expectAttempts(...attempts);
            await form.expectThanks();
            await form.expectEmpty();
            await endpoint.deliverLate();
            if (outcome.rows === 0) rows.push(values);
            await endpoint.expectRows(...rows);
          });
      });

    test("offline: an error at once or after the timeout, and a retry leaves one row", async ({
      page,
      context,
      endpoint,
    }) => {
      const form = await endpoint.openFilled(mode);

      await test.step("before the press", async () => {
        await context.setOffline(true);
        await form.button.click();
        await form.expectError();
        await form.expectValues();
        await endpoint.expectRows();

        await context.setOffline(false);
        await form.button.click();
        await form.expectThanks();
        await endpoint.expectRows(form.values);
      });

      await test.step("while the lead is being sent", async () => {
        const values = { ...form.values, serviceRequest: "Speech" };
        await form.fill(values);
        endpoint.plan("held");
        await form.button.click();
        await endpoint.expectAttempts("none", "held");
        await context.setOffline(true);
        await page.clock.fastForward(timeout);
        await form.expectError();
        await form.expectValues(values);

        endpoint.release();
        await context.setOffline(false);
        await form.button.click();
        await form.expectThanks();
        await endpoint.expectRows(form.values, values);
      });
    });
  });
