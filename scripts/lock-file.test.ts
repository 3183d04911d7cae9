/** @jest-environment node */
import { readFileSync } from "node:fs";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { integrity?: string; resolved?: string }>;
};

test("every package is proved by its hash and names no download address, so that any registry will do", () => {
  // The empty name is the project itself.
  const { "": _project, ...installed } = packages;
  const unfit = Object.entries(installed).filter(
    ([, { integrity, resolved }]) =>
      !integrity?.startsWith("sha512-") || resolved !== undefined,
  );

  expect(Object.keys(installed).length).toBeGreaterThan(500);
  expect(unfit).toEqual([]);
});
