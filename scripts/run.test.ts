/** @jest-environment node */
import { runInParallel } from "./run";

test("npm test fails with the names of the commands that failed, and skips what comes after them", async () => {
  const chains = [["exit 3", "exit 5"], ["exit 4"]];

  await expect(runInParallel(chains, process.env)).rejects.toThrow(
    "exit 3, exit 4 failed;",
  );
});
