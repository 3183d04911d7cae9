/**
 * Power cuts while the editor writes files.
 *
 * @jest-environment node
 */
import { readFileSync } from "node:fs";
import fs from "node:fs/promises";
import { join } from "node:path";
import {
  temporaryFolder,
  writeFiles,
} from "@/scripts/temporary-folder.fixture";
import { replaceFiles, restore } from "./journal";
import { Refusal } from "./refusal";

const root = temporaryFolder();
const old = { "a.ts": "old a", "b.ts": "old b" };
const replacements = {
  "a.ts": { before: "old a", after: "new a" },
  "b.ts": { before: "old b", after: "new b" },
};

const replace = (verify = () => Promise.resolve()) =>
  replaceFiles(root, replacements, verify);

const read = () =>
  Object.keys(old).map((name) => readFileSync(join(root, name), "utf8"));

beforeEach(() => writeFiles(root, old));
afterEach(() => jest.restoreAllMocks());

/**
 * Runs a task until a simulated power cut. The first `steps` file operations succeed. If the next is writeFile, it
 * writes half the text; all others fail.
 *
 * @returns whether the task succeeded before the cut
 */
async function runUntilPowerCut(
  steps: number,
  task: () => Promise<unknown>,
): Promise<boolean> {
  let left = steps;
  for (const name of ["mkdir", "writeFile", "rename", "rm"] as const) {
    const run = fs[name] as (...args: unknown[]) => Promise<void>;
    jest.spyOn(fs, name).mockImplementation(async (...args: unknown[]) => {
      if (left-- > 0) return run(...args);
      if (left === -1 && name === "writeFile")
        await run(args[0], String(args[1]).slice(0, 3));
      throw new Error("cut");
    });
  }
  const succeeded = await task().then(
    () => true,
    () => false,
  );
  jest.restoreAllMocks();
  return succeeded;
}

test("a power cut between any two writes leaves no half file, and afterwards all files are old or all new", async () => {
  let steps = 0;
  for (; !(await runUntilPowerCut(steps, () => replace())); steps++) {
    for (const text of read()) expect(text).toMatch(/^(old|new) [ab]$/);
    await runUntilPowerCut(steps % 4, () => restore(root));
    await restore(root);
    expect(read()).toEqual(["old a", "old b"]);
  }

  expect(steps).toBe(8);
  expect(await restore(root)).toBe(false);
  expect(read()).toEqual(["new a", "new b"]);
});

test("a file that was changed by hand after a power cut keeps its text", async () => {
  await runUntilPowerCut(7, () => replace());
  writeFiles(root, { "a.ts": "by hand" });

  expect(await restore(root)).toBe(true);
  expect(read()).toEqual(["by hand", "old b"]);
});

test("refuses to replace files while the journal of an interrupted replacement exists", async () => {
  await runUntilPowerCut(3, () => replace());

  await expect(replace()).rejects.toThrow(Refusal);
  expect(await restore(root)).toBe(false);
});

test("restores the old files when the new ones are wrong", async () => {
  const wrong = () => Promise.reject(new Error("Wrong."));

  await expect(replace(wrong)).rejects.toThrow("Wrong.");
  expect(read()).toEqual(["old a", "old b"]);
  expect(await restore(root)).toBe(false);
});
