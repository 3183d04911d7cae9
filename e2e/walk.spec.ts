/** Random walks over the booking form, for `npm run e2e -- --grep @walk`: docs/faults.md. */
import { test } from "./faults/fixtures";
import { forms } from "./forms";
import { modes } from "./faults/stage";
import { Walk } from "./faults/walk";

const walks = 100;
const steps = 6;

for (let number = 1; number <= walks; number += 1)
  test(
    `walk ${number}: nothing is lost, doubled or untrue`,
    { tag: ["@walk", "@desktop"] },
    async ({ openForm, stage }, { repeatEachIndex }) => {
      const seed = number + repeatEachIndex * walks;
      const mode = modes[seed % modes.length]!;
      const form = await openForm(forms.booking, stage.site[mode]);
      await form.fill();
      await form.ready();
      const walk = new Walk(form, stage, mode, generator(seed));
      try {
        await walk.take(steps);
      } catch (error) {
        const story = [`${mode} answers`, ...walk.log].join("\n  ");
        console.log(`The walk from seed ${seed}:\n  ${story}`);
        throw error;
      }
    },
  );

/** Mulberry32: the same numbers for the same seed on every machine. */
function generator(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
