/** Random actions on the booking form, for `npm run e2e -- --grep @walk`: docs/faults.md. */
import type { Values } from "./forms";
import { isSilent, outcomes, timeout, type Fault } from "./faults/outcomes";
import { expect, test } from "./fixtures";

const walks = 100;
const steps = 6;
const faults = Object.keys(outcomes) as (keyof typeof outcomes)[];

for (let seed = 1; seed <= walks; seed += 1)
  test(
    `random walk ${seed}: no lead is lost or doubled, and every message is right`,
    { tag: ["@walk", "@desktop"] },
    async ({ page, endpoint }) => {
      const random = generator(seed);
      const pick = <Item>(list: readonly Item[]) =>
        list[Math.floor(random() * list.length)]!;
      const mode = pick(["opaque", "readable"] as const);
      const form = await endpoint.openFilled(mode);
      /** The expected values of the form. */
      let values = form.values;
      /** The values at each press. */
      const pressed: Values[] = [];

      const actions: Readonly<Record<string, () => Promise<void>>> = {
        async type() {
          const more = pick([" 1", " नमस्ते", "=x", ' "a"', " 🙂"]);
          await form.control("serviceRequest").press("End");
          await page.keyboard.insertText(more);
          values = { ...values, serviceRequest: values.serviceRequest + more };
        },
        async reload() {
          await page.reload();
          await form.hydrate();
        },
        async "leave and return"() {
          await page.goto(`${endpoint.site}/privacy`);
          endpoint.hangUp();
          await page.goBack();
          await form.hydrate();
        },
        /** A late lead may be delivered long after a retry. */
        "deliver late": () => endpoint.deliverLate(),
      };

      async function press(fault: keyof typeof outcomes, presses: number) {
        // The thanks have emptied the form.
        if (values.parentName === "") {
          const serviceRequest = pick(["Speech 1", "Speech 2", "Speech 3"]);
          values = { ...form.values, serviceRequest };
          await form.fill(values);
        }
        pressed.push(values);
        const before = endpoint.faults.length;
        // If the answer comes before the second press of a double click, that press is a retry and gets the same fault.
        endpoint.plan(...Array<Fault>(presses).fill(fault));
        await form.button.click({ clickCount: presses });
        await expect.poll(() => endpoint.faults.length).toBeGreaterThan(before);
        if (isSilent(fault)) await page.clock.fastForward(timeout);

        if (outcomes[fault].thanks[mode]) {
          await form.expectThanks();
          values = form.emptyValues;
        } else await form.expectError();
        expect(endpoint.faults.length - before).toBeLessThanOrEqual(presses);
      }

      async function check() {
        await form.expectValues(values);
        await endpoint.waitUntilIdle();
        const rows = pressed.map((request) =>
          endpoint.rows.filter((row) =>
            Object.entries(request).every(
              ([name, value]) => row[name] === value,
            ),
          ),
        );
        for (const found of rows) expect(found.length).toBeLessThanOrEqual(1);
        const known = new Set(rows.flat().map((row) => JSON.stringify(row)));
        expect(known.size, "rows of these values").toBe(endpoint.rows.length);
      }

      for (let step = 0; step < steps; step += 1) {
        // Presses are more frequent than other actions.
        const name = pick(["press", "press", ...Object.keys(actions)]);
        const fault = pick(faults);
        const presses = pick([1, 1, 2]);
        await test.step(`${name} (${presses} × ${fault})`, async () => {
          await (actions[name]?.() ?? press(fault, presses));
          await check();
        });
      }
      endpoint.hangUp();
      await endpoint.deliverLate();
      await check();
    },
  );

/** Park and Miller's minimal standard: the same numbers for the same seed on every machine. */
function generator(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
