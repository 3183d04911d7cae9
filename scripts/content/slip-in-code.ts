import { relative } from "node:path";

/**
 * What a missing comma or quote in a content file says, in words for whoever edits it.
 *
 * @param error - what loading the file threw
 * @param root - the project's folder, which the line leaves out
 * @returns one line with file, place and fault; undefined when the error is of another kind
 */
export function slipInCode(error: unknown, root: string): string | undefined {
  const [, file, line, sign, fault] =
    /^(.+?):(\d+):(\d+): ERROR: (.+)$/m.exec(String(error)) ?? [];
  if (file === undefined) return undefined;
  return `${relative(root, file)}: line ${line}, sign ${sign}: ${fault}. Look there and at the end of the line above: a comma, quote or bracket is missing or too many.`;
}
