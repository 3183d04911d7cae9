/** @jest-environment node */
import { execFile } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { slipInCode } from "./slip-in-code";

test("names file, line, sign and fault", () => {
  const error = new Error(
    `Transform failed with 1 error:\n/k7/content/testimonials.ts:30:4: ERROR: Expected "}" but found "location"`,
  );

  expect(slipInCode(error, "/k7")).toBe(
    `content/testimonials.ts: line 30, sign 4: Expected "}" but found "location". Look there and at the end of the line above: a comma, quote or bracket is missing or too many.`,
  );
});

test("knows nothing of other errors", () => {
  expect(slipInCode(new Error("There is no disk."), "/k7")).toBeUndefined();
});

test("a content file without a comma stops the check with one line", async () => {
  // Inside the project, so that its packages are found.
  const copy = mkdtempSync(join(process.cwd(), ".test-slip-"));
  try {
    for (const part of [
      "content",
      "scripts",
      "endpoint",
      "public",
      "tsconfig.json",
      "package.json",
    ])
      cpSync(part, join(copy, part), { recursive: true });
    const file = join(copy, "content/testimonials.ts");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace(/(name: "[^"]+"),/, "$1"));
    expect(readFileSync(file, "utf8")).not.toBe(text);

    const check = promisify(execFile)(
      resolve("node_modules/.bin/tsx"),
      [join(copy, "scripts/check-content.ts")],
      { cwd: copy },
    );
    await expect(check).rejects.toMatchObject({
      stderr: expect.stringMatching(
        /^✗ content\/testimonials\.ts: line \d+, sign \d+: Expected .+\n\s*✗ The content needs mending .+\n$/,
      ),
    });
  } finally {
    rmSync(copy, { recursive: true });
  }
});
