import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesIn } from "./page";

/** The custom properties of the whole site: its pages share stylesheets, so they share names. */
export type CustomProperties = {
  /** Rewrites a stylesheet, or an attribute that uses a property, with short names. */
  readonly shorten: (text: string) => string;
  /** The stylesheets that are linked from the end of a page. */
  readonly late: string;
};

/** Not the modifier of a class, such as button--quiet. */
const property = /(?<![\w-])--[a-z][\w-]*/g;

/**
 * Short names for the custom properties: the long ones are a fortieth of a page's first answer.
 *
 * @param out - the export, with all of its stylesheets
 */
export function customProperties(out: string): CustomProperties {
  const stylesheets = filesIn(out).filter((file) => file.endsWith(".css"));
  const read = (file: string) => readFileSync(join(out, file), "utf8");
  const uses = new Map<string, number>();
  for (const [name] of stylesheets.map(read).join("\n").matchAll(property))
    uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = [...uses.keys()].sort(
    (one, other) => uses.get(other)! - uses.get(one)!,
  );
  const short = new Map(names.map((name, index) => [name, nameOf(index)]));
  const late = stylesheets.filter((file) => dirname(file) === "styles");
  return {
    shorten: (text) =>
      text.replace(property, (name) => short.get(name) ?? name),
    late: late.map(read).join(),
  };
}

/** --a to --z, then --aa and so on. Letters only: the W3C checker takes no digit in front. */
function nameOf(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  const letter = String.fromCharCode(97 + (index % 26));
  return (rest < 0 ? "--" : nameOf(rest)) + letter;
}
