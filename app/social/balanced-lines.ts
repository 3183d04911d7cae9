/**
 * Breaks a text at its spaces into as few lines as possible, with widths as even as possible, so that a short last word
 * is not alone on a line. Pango, which draws the lines, would fill one after the other, and break after a hyphen.
 *
 * @param width - the maximum width of a line, in the unit of `widthOf`
 * @param widthOf - measures a line
 * @throws when the text does not fit into `maxLines` lines of `width`
 */
export async function balancedLines(
  text: string,
  width: number,
  maxLines: number,
  widthOf: (line: string) => Promise<number>,
): Promise<readonly string[]> {
  const widths = new Map<string, number>();
  for (const line of waysToBreak(text).flat())
    if (!widths.has(line)) widths.set(line, await widthOf(line));
  const measured = (line: string) => widths.get(line) ?? Infinity;
  // For the same number of lines, the sum of squared widths is smallest when the widths are equal.
  const sumOfSquares = (lines: readonly string[]) =>
    lines.reduce((sum, line) => sum + measured(line) ** 2, 0);

  const [best] = waysToBreak(text)
    .filter((lines) => lines.length <= maxLines)
    .filter((lines) => lines.every((line) => measured(line) <= width))
    .sort(
      (one, other) =>
        one.length - other.length || sumOfSquares(one) - sumOfSquares(other),
    );
  if (best === undefined)
    throw new Error(`"${text}" is too long for a social card.`);
  return best;
}

/** Every way to break a text at its spaces. */
function waysToBreak(text: string): readonly (readonly string[])[] {
  const [first = "", ...rest] = text.split(" ");
  if (rest.length === 0) return [[first]];
  return waysToBreak(rest.join(" ")).flatMap((lines) => [
    [first, ...lines],
    [`${first} ${lines[0]}`, ...lines.slice(1)],
  ]);
}
