/** What a parent sees, and what the inbox has, when the network fails: docs/faults.md. */
import type { LeadResponse } from "@/components/lead-form/send-lead.client";
import { test, type Fault, type FaultyEndpoint } from "./faulty-endpoint";
import { expect } from "./fixtures";
import type { FormPage } from "./form-page";

/** Of the page, in milliseconds: components/lead-form/send-lead.client.ts. */
const timeout = 20_000;

/** Who sees an error presses Submit again, and is thanked. */
const cases: readonly (readonly [
  lead: string,
  mode: LeadResponse,
  fault: Fault,
  rows: 0 | 1,
  thanked: boolean,
])[] = [
  ["that arrives", "readable", "none", 1, true],
  ["that arrives twice", "opaque", "twice", 1, true],
  // This counts as success: specification, section 8.
  ["that is refused where the page cannot see it", "opaque", "refused", 0, true],
  ["that is refused where the page can see it", "readable", "refused", 0, false],
  ["that is saved, but not answered", "opaque", "silent", 1, false],
  ["that is saved before the connection breaks", "opaque", "reset", 1, false],
];

test.describe("a lead @desktop", () => {
  for (const [lead, mode, fault, rows, thanked] of cases)
    test(`${lead}: ${thanked ? "the parent is thanked" : "a retry leaves one row"}`, async ({
      page,
      endpoint,
      openFilled,
    }) => {
      const form = await openFilled(mode, fault);

      await form.button.click();
      await expect.poll(() => endpoint.attempts).toBe(1);
      if (fault === "silent") {
        await form.expectSubmitting();
        await page.clock.fastForward(timeout);
      }

      if (thanked) await form.expectThanks();
      else await form.expectErrorAndValues();
      await endpoint.expectRows(...(rows === 1 ? [form.values] : []));
      if (!thanked) await pressAgain(form, endpoint);
      await form.expectEmpty();
    });

  test("that is sent offline: an error at once, and a retry leaves one row", async ({
    context,
    endpoint,
    openFilled,
  }) => {
    const form = await openFilled("opaque");
    await context.setOffline(true);

    await form.button.click();
    await form.expectErrorAndValues();
    await endpoint.expectRows();

    await context.setOffline(false);
    await pressAgain(form, endpoint);
  });

  test("that is on its way when the phone goes offline: a retry leaves one row", async ({
    page,
    context,
    endpoint,
    openFilled,
  }) => {
    const form = await openFilled("opaque", "delayed");
    await form.button.click();
    await expect.poll(() => endpoint.attempts).toBe(1);

    await context.setOffline(true);
    await page.clock.fastForward(timeout);
    await form.expectErrorAndValues();

    endpoint.release();
    await endpoint.expectRows(form.values);
    await context.setOffline(false);
    await pressAgain(form, endpoint);
  });
});

async function pressAgain(form: FormPage, endpoint: FaultyEndpoint) {
  await form.button.click();
  await form.expectThanks();
  await endpoint.expectRows(form.values);
}
