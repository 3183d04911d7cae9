/** @jest-environment node */
import { readFileSync } from "node:fs";

type Package = {
  readonly integrity?: string;
  readonly resolved?: string;
};

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Readonly<Record<string, Package>>;
};
// The empty name is the project itself.
const installed = Object.entries(packages).filter(([path]) => path !== "");

test("every package is proved by its hash, whatever the machine it is installed on", () => {
  const unproved = installed.filter(
    ([, { integrity }]) => !integrity?.startsWith("sha512-"),
  );

  expect(installed.length).toBeGreaterThan(500);
  expect(unproved).toEqual([]);
});

test("no package names a download address, so that any registry will do", () => {
  expect(
    installed.filter(([, { resolved }]) => resolved !== undefined),
  ).toEqual([]);
});
