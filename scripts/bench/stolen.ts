/** What the host of a virtual machine takes away: a processor that is not there makes every time longer. */
import { readFileSync } from "node:fs";

/** Processor time since the machine started, in ticks. */
export type Ticks = { readonly wanted: number; readonly stolen: number };

/**
 * Reads the first line of /proc/stat.
 *
 * @param stat - the text of that file
 * @returns undefined when it does not look like Linux's
 */
export function ticksOf(stat: string): Ticks | undefined {
  const line = /^cpu +([\d ]+)$/m.exec(stat)?.[1];
  // user, nice, system, idle, iowait, irq, softirq, steal; what follows is part of these.
  const counts = line?.split(" ").map(Number).slice(0, 8) ?? [];
  const [user, nice, system, , , irq, softirq, stolen] = counts;
  if (stolen === undefined) return undefined;
  const had = [user, nice, system, irq, softirq].reduce<number>(
    (sum, count) => sum + (count ?? 0),
    0,
  );
  return { wanted: had + stolen, stolen };
}

/** The ticks up to now; undefined where the system does not count them. */
export function ticksNow(): Ticks | undefined {
  try {
    return ticksOf(readFileSync("/proc/stat", "utf8"));
  } catch {
    return undefined;
  }
}

/** The part of the wanted processor time that was not given, between two moments: 0.1 is 10 %. */
export function stolenBetween(
  start: Ticks | undefined,
  end: Ticks | undefined,
): number | undefined {
  if (!start || !end || end.wanted === start.wanted) return undefined;
  return (end.stolen - start.stolen) / (end.wanted - start.wanted);
}
