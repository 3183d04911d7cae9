/** @jest-environment node */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { runInParallel } from "./run";
import { temporaryFolder, writeFiles } from "./temporary-folder.fixture";

const folder = temporaryFolder();

test("names the commands that fail, skips the rest of their chains, and waits for the other chains", async () => {
  jest.spyOn(console, "log").mockImplementation();
  const script = join(folder, "write.mjs");
  writeFiles(folder, {
    "write.mjs": `import { writeFileSync } from "node:fs";
      writeFileSync(process.argv[2], "");`,
  });
  const [skipped, awaited] = [join(folder, "a"), join(folder, "b")];

  await expect(
    runInParallel(
      [
        ["exit 3", `node ${script} ${skipped}`],
        [`node ${script} ${awaited}`, "exit 4"],
      ],
      process.env,
    ),
  ).rejects.toThrow(/^exit 3, exit 4 failed/);
  expect([skipped, awaited].map(existsSync)).toEqual([false, true]);
});
