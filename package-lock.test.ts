/** @jest-environment node */
import { readFileSync } from "node:fs";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { integrity?: string; resolved?: string }>;
};

test("every package is proved by its hash and names no download address, so that any registry will do", () => {
  // The empty name is the project itself.
  const installed = Object.entries(packages).filter(([path]) => path !== "");
  const unfit = installed.filter(
    ([, { integrity, resolved }]) =>
      !integrity?.startsWith("sha512-") || resolved !== undefined,
  );

  expect(installed.length).toBeGreaterThan(500);
  expect(unfit).toEqual([]);
});
