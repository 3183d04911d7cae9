/**
 * The order of one interleaved measurement: A B C, C B A, A B C ... A machine that gets slower or busier meanwhile
 * then treats all of them alike.
 *
 * @param things - what is compared
 * @param rounds - how often each is measured
 */
export function interleave<Thing>(
  things: readonly Thing[],
  rounds: number,
): readonly Thing[] {
  return Array.from({ length: rounds }, (_, round) =>
    round % 2 === 0 ? things : [...things].reverse(),
  ).flat();
}
