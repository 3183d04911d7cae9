/** What `npm run gallery -- ...` understands. */
import { parseArgs } from "node:util";

export type Options = {
  /** The addresses to show; undefined for all of them. */
  readonly routes: readonly string[] | undefined;
  /** Five widths instead of two, and forced colours and large text besides. */
  readonly all: boolean;
  /** Takes the site of the last build. */
  readonly reuse: boolean;
  /** A git ref or a folder of earlier pictures to compare with; undefined for none. */
  readonly compare: string | undefined;
};

export const usage = `npm run gallery -- [options]
  --routes /,/contact  show only these pages
  --all                also 320, 768 and 1920 px, forced colours and text at 200 %
  --reuse              show the site of the last build, without a new one
  --compare main       compare with a git ref, or with a folder of earlier pictures`;

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
      all: { type: "boolean", default: false },
      reuse: { type: "boolean", default: false },
      compare: { type: "string" },
    },
  });
  const routes = values.routes?.split(/[\s,]+/).filter((each) => each !== "");
  if (routes?.some((route) => !route.startsWith("/")))
    throw new Error("--routes are addresses such as /contact.");
  if (values.compare === "")
    throw new Error("--compare needs a git ref or a folder.");
  return {
    routes,
    all: values.all,
    reuse: values.reuse,
    compare: values.compare,
  };
}
