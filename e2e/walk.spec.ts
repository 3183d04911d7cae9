/** Random walks over the booking form, for `npm run e2e -- --grep @walk`: docs/faults.md. */
import { test } from "./faults/stage";
import { Walk } from "./faults/walk";

const walks = 100;
const steps = 6;

for (let number = 1; number <= walks; number += 1)
  test(
    `walk ${number}: nothing is lost, doubled or untrue`,
    { tag: ["@walk", "@desktop"] },
    async ({ stage }, { repeatEachIndex }) => {
      const seed = number + repeatEachIndex * walks;
      const mode = seed % 2 === 0 ? "opaque" : "readable";
      const form = await stage.openFilled(mode);
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

/** Park and Miller's minimal standard: the same numbers for the same seed on every machine. */
function generator(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
