/** Bad networks, bad servers and impatient thumbs: docs/faults.md has the table of what is expected here. */
import { expect, test } from "./faults/stage";
import type { Fault } from "./faults/proxy";
import type { FormPage } from "./form-page";
import type { Values } from "./forms";
import { storedRows } from "./leads";

/** How long the page waits for an answer, in milliseconds: components/lead-form/send-lead.ts. */
const timeout = 20_000;

type Ending = "thanks" | "error";
/** The rows after the first attempt, and what the page says then, by the way it listens. */
type Outcome = readonly [rows: 0 | 1, opaque: Ending, readable: Ending];

/** By what becomes of the answer; the faults of a group share a page. */
const outcomes: Readonly<
  Record<string, Readonly<Partial<Record<Fault, Outcome>>>>
> = {
  "that is answered": {
    none: [1, "thanks", "thanks"],
    slow: [1, "thanks", "thanks"],
    twice: [1, "thanks", "thanks"],
    "redirect after": [1, "thanks", "thanks"],
  },
  "that is never answered": {
    hang: [0, "error", "error"],
    "hang after": [1, "error", "error"],
    late: [0, "error", "error"],
  },
  "whose connection breaks": {
    "reset before": [0, "error", "error"],
    "reset after": [1, "error", "error"],
  },
  // An answer that cannot be read cannot be doubted either: specification, section 8.
  "that is answered with something else": {
    error: [0, "thanks", "error"],
    page: [0, "thanks", "error"],
    redirect: [0, "thanks", "error"],
  },
};
const silent = new Set<Fault>(["hang", "hang after", "late"]);

for (const mode of ["opaque", "readable"] as const)
  test.describe(`${mode} answers`, { tag: "@desktop" }, () => {
    for (const [group, faults] of Object.entries(outcomes))
      test(`a lead ${group}: the page tells what it can know, and a retry leaves one row`, async ({
        page,
        stage,
      }) => {
        const form = await stage.openFilled(mode);
        const attempts: Fault[] = [];
        const rows: Values[] = [];

        for (const [name, [count, opaque, readable]] of Object.entries(faults))
          await test.step(name, async () => {
            const fault = name as Fault;
            const values = { ...form.values, serviceRequest: name };
            await form.fill(values);
            stage.plan(fault);

            await form.button.click();
            attempts.push(fault);
            await stage.expectAttempts(...attempts);
            if (silent.has(fault)) {
              await form.expectSubmitting();
              await page.clock.fastForward(timeout);
            }

            if ({ opaque, readable }[mode] === "thanks") {
              await form.expectThanks();
              await form.expectEmpty();
              if (count === 1) rows.push(values);
              await stage.expectRows(...rows);
              return;
            }
            await form.expectError();
            await form.expectValues(values);
            await stage.expectRows(...rows, ...(count === 1 ? [values] : []));

            await form.button.click();
            attempts.push("none");
            await stage.expectAttempts(...attempts);
            await form.expectThanks();
            await form.expectEmpty();
            await stage.proxy.deliverLate();
            rows.push(values);
            await stage.expectRows(...rows);
          });
      });

    test("offline before the press: an error at once, no row; online again, one", async ({
      context,
      stage,
    }) => {
      const form = await stage.openFilled(mode);
      await context.setOffline(true);

      await form.button.click();
      await form.expectError();
      await form.expectValues();
      await stage.expectRows();

      await context.setOffline(false);
      await form.button.click();
      await form.expectThanks();
      await stage.expectRows(form.values);
    });

    test("offline while the lead is on its way: an error, and a retry leaves one row", async ({
      page,
      context,
      stage,
    }) => {
      const form = await stage.openFilled(mode, "held");

      await form.button.click();
      await stage.expectAttempts("held");
      await context.setOffline(true);
      await page.clock.fastForward(timeout);
      await form.expectError();
      await form.expectValues();

      stage.proxy.release();
      await context.setOffline(false);
      await form.button.click();
      await form.expectThanks();
      await stage.expectRows(form.values);
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
  async ({ stage }) => {
    const form = await stage.openFilled("readable");
    const rows: Values[] = [];
    const attempts: Fault[] = [];

    for (const [name, press] of Object.entries(impatience))
      await test.step(name, async () => {
        const values = { ...form.values, serviceRequest: name };
        await form.fill(values);
        stage.plan("held");

        await press(form);
        rows.push(values);
        attempts.push("held");
        await stage.expectAttempts(...attempts);
        await form.expectSubmitting();
        stage.proxy.release();

        await form.expectThanks();
        await stage.expectRows(...rows);
        await stage.expectAttempts(...attempts);
      });

    await test.step("the same again", async () => {
      await form.fill(rows.at(-1));
      await form.button.click();
      await stage.expectAttempts(...attempts, "none");
      await form.expectThanks();
      await stage.expectRows(...rows);
    });
  },
);

test(
  "what a spreadsheet could run arrives as text",
  { tag: "@desktop" },
  async ({ stage, parent }) => {
    const form = await stage.openFilled("readable");
    const name = `=HYPERLINK("//x",1) ${parent}`;
    const request = "＝1＋1;=cmd|' /C calc'!A0 <script>alert(1)</script>";
    await form.fill({ parentName: name, serviceRequest: request });

    await form.button.click();

    await form.expectThanks();
    expect(storedRows("booking", name, stage.leads)).toMatchObject([
      { parentName: `'${name}`, serviceRequest: `'${request}` },
    ]);
  },
);
