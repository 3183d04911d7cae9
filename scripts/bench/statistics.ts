/** The little arithmetic of the bench. A value that a browser never reported is undefined, and stays so. */

/** The middle value, or the mean of the two in the middle; undefined without values. */
export function median(
  values: readonly (number | undefined)[],
): number | undefined {
  const sorted = known(values).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? sorted[Math.floor(middle)]
    : mean(sorted[middle - 1], sorted[middle]);
}

/** One value in terms of another, such as 1.05; undefined when that cannot be said. */
export function ratio(
  value: number | undefined,
  to: number | undefined,
): number | undefined {
  return value === undefined || to === undefined || to === 0
    ? undefined
    : value / to;
}

/** How far apart the values lie, as a part of their median: 0.1 is 10 %. */
export function spread(
  values: readonly (number | undefined)[],
): number | undefined {
  const all = known(values);
  return ratio(Math.max(...all) - Math.min(...all), median(all));
}

function known(values: readonly (number | undefined)[]): number[] {
  return values.filter((value) => value !== undefined);
}

function mean(
  a: number | undefined,
  b: number | undefined,
): number | undefined {
  return a === undefined || b === undefined ? undefined : (a + b) / 2;
}
