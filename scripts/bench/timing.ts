/** Turns what a page reported into the numbers of the tables. */
import type { Seen } from "./observe";
import type { Request } from "./traffic";

export type Timing = {
  readonly fcp: number | undefined;
  readonly lcp: number | undefined;
  readonly cls: number;
  readonly tbt: number;
  readonly quiet: number;
  readonly formReady: number | undefined;
  readonly requestsToLcp: number;
};

/**
 * The timing of one load.
 *
 * @param seen - what the page reported
 * @param requests - what it fetched, its own HTML first
 */
export function timingOf(seen: Seen, requests: readonly Request[]): Timing {
  const { fcp, lcp, cls, formReady } = seen;
  const start = requests[0]?.sent ?? 0;
  const ends = requests
    .map(({ ended }) => ended)
    .filter((ended) => ended !== undefined)
    .map((ended) => (ended - start) * 1000);
  const taskEnds = seen.longTasks.map(([at, length]) => at + length);
  return {
    fcp,
    lcp,
    cls,
    formReady,
    tbt: blocking(seen.longTasks, fcp ?? 0),
    quiet: Math.max(fcp ?? 0, ...ends, ...taskEnds),
    requestsToLcp: ends.filter((end) => end <= (lcp ?? Infinity)).length,
  };
}

/** Total blocking time: what each task that lasts beyond the first paint takes beyond 50 ms. */
function blocking(
  tasks: readonly (readonly [number, number])[],
  from: number,
): number {
  return tasks
    .map(([at, length]) => Math.min(length, at + length - from) - 50)
    .filter((beyond) => beyond > 0)
    .reduce((sum, beyond) => sum + beyond, 0);
}
