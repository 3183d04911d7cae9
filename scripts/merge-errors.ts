/**
 * What is wrong in many places is said once, with their number.
 *
 * @param errors - lines such as `/contact: "/gone" leads nowhere`
 */
export function mergeErrors(errors: readonly string[]): readonly string[] {
  const places = new Map<string, Set<string>>();
  for (const error of errors) {
    const [, where = "", what = ""] = /^(.+?): (.+)$/.exec(error) ?? [];
    places.set(what, (places.get(what) ?? new Set()).add(where));
  }
  return [...places].map(([what, [first, ...others]]) => {
    const more = others.length > 0 ? ` (and ${others.length} more)` : "";
    return `${first}${more}: ${what}`;
  });
}
