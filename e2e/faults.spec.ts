/** Bad networks, bad servers and impatient thumbs: docs/faults.md has the table of what is expected here. */
import { isSilent, outcomes, timeout } from "./faults/outcomes";
import type { Fault } from "./faults/proxy";
import { expect, test } from "./fixtures";
import type { FormPage } from "./form-page";
import type { Values } from "./forms";
import { storedRows } from "./leads";

/** By what becomes of the answer; the faults of a group share a page. */
const groups = {
  "that is answered": ["none", "slow", "twice", "redirect after"],
  "that is never answered": ["hang", "hang after", "late"],
  "whose connection breaks": ["reset before", "reset after"],
  "that is answered with something else": ["error", "page", "redirect"],
} as const;

for (const mode of ["opaque", "readable"] as const)
  test.describe(`${mode} answers`, { tag: "@desktop" }, () => {
    for (const [group, faults] of Object.entries(groups))
      test(`a lead ${group}: the page tells what it can know, and a retry leaves one row`, async ({
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
            if (outcome[mode]) {
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
            await endpoint.proxy.deliverLate();
            if (outcome.rows === 0) rows.push(values);
            await endpoint.expectRows(...rows);
          });
      });

    test("offline: an error at once or when the time is up, and a retry leaves one row", async ({
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

      await test.step("while the lead is on its way", async () => {
        const values = { ...form.values, serviceRequest: "Speech" };
        await form.fill(values);
        endpoint.plan("held");
        await form.button.click();
        await endpoint.expectAttempts("none", "held");
        await context.setOffline(true);
        await page.clock.fastForward(timeout);
        await form.expectError();
        await form.expectValues(values);

        endpoint.proxy.release();
        await context.setOffline(false);
        await form.button.click();
        await form.expectThanks();
        await endpoint.expectRows(form.values, values);
      });
    });
  });

const impatience: Readonly<Record<string, (form: FormPage) => Promise<void>>> =
  {
    "a double click": (form) => form.button.dblclick(),
    "Enter twice": async (form) => {
      await form.control("phoneNumber").press("Enter");
      await form.control("phoneNumber").press("Enter");
    },
    "Enter and a click": async (form) => {
      await form.control("phoneNumber").press("Enter");
      await form.button.click({ force: true });
    },
  };

test(
  "impatient thumbs send one lead; the same again adds no row, other words one",
  { tag: "@desktop" },
  async ({ endpoint }) => {
    const form = await endpoint.openFilled("readable");
    const rows: Values[] = [];
    const attempts: Fault[] = [];

    for (const [name, press] of Object.entries(impatience))
      await test.step(name, async () => {
        const values = { ...form.values, serviceRequest: name };
        await form.fill(values);
        endpoint.plan("held");

        await press(form);
        rows.push(values);
        attempts.push("held");
        await endpoint.expectAttempts(...attempts);
        await form.expectSubmitting();
        endpoint.proxy.release();

        await form.expectThanks();
        await endpoint.expectRows(...rows);
        await endpoint.expectAttempts(...attempts);
      });

    await test.step("the same again", async () => {
      await form.fill(rows.at(-1));
      await form.button.click();
      await endpoint.expectAttempts(...attempts, "none");
      await form.expectThanks();
      await endpoint.expectRows(...rows);
    });
  },
);

test(
  "what a spreadsheet could run arrives as text",
  { tag: "@desktop" },
  async ({ endpoint, parent }) => {
    const form = await endpoint.openFilled("readable");
    const name = `=HYPERLINK("//x",1) ${parent}`;
    const request = "＝1＋1;=cmd|' /C calc'!A0 <script>alert(1)</script>";
    await form.fill({ parentName: name, serviceRequest: request });

    await form.button.click();

    await form.expectThanks();
    expect(storedRows("booking", name)).toMatchObject([
      { parentName: `'${name}`, serviceRequest: `'${request}` },
    ]);
  },
);
