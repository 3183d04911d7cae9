/** What `npm run bench -- ...` understands. */
import { parseArgs } from "node:util";

export type Options = {
  /** The addresses to measure; undefined for all of them. */
  readonly routes: readonly string[] | undefined;
  /** Cold loads of each page in each variant and profile. */
  readonly runs: number;
  /** Takes the folders of the last run instead of building. */
  readonly reuse: boolean;
  /** Writes the result into docs/speed.md. */
  readonly save: boolean;
};

export const usage = `npm run bench -- [options]
  --routes /,/contact  measure only these pages
  --runs 5             cold loads of each page, variant and profile
  --quick              the pages with forms, three loads
  --reuse              measure the folders of the last run, without a new build
  --save               write the result into docs/speed.md`;

/**
 * Reads the options.
 *
 * @throws Error with one clear line when one is unknown or makes no sense
 */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      routes: { type: "string" },
      runs: { type: "string" },
      quick: { type: "boolean", default: false },
      reuse: { type: "boolean", default: false },
      save: { type: "boolean", default: false },
    },
  });
  const routes = values.routes?.split(/[\s,]+/).filter((each) => each !== "");
  const runs = Number(values.runs ?? (values.quick ? 3 : 5));
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is ${values.runs}, and must be 1 or more.`);
  if (routes?.some((route) => !route.startsWith("/")))
    throw new Error("--routes are addresses such as /contact.");
  return {
    routes: routes ?? (values.quick ? ["/", "/contact"] : undefined),
    runs,
    reuse: values.reuse,
    save: values.save,
  };
}
