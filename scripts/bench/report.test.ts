/** @jest-environment node */
import type { Load } from "./load";
import type { Series } from "./measure";
import { profiles } from "./profiles";
import { report } from "./report";
import type { Variant } from "./variants";

const load = (fcp: number, quiet: number): Load => ({
  fcp,
  lcp: fcp,
  quiet,
  work: fcp / 2,
  tbt: 0,
  cls: 0,
  formReady: undefined,
  requestsToLcp: 1,
  requests: [
    {
      address: "http://localhost/",
      kind: "html",
      sent: 0,
      headerBytes: 200,
      bodyBytes: 9000,
    },
  ],
  touch: undefined,
});

const series = (variant: Variant, loads: Load[]): readonly Series[] =>
  profiles.map((profile) => ({
    network: "CDP",
    profile,
    route: "/service",
    variant,
    loads,
  }));

test("sets the site beside floor and stock, page by page", () => {
  const text = report(
    {
      series: [
        ...series("site", [load(1000, 1100), load(1040, 1200)]),
        ...series("stock", [load(1500, 3450)]),
        ...series("floor", [load(1000, 1150)]),
      ],
      line: { reason: "it needs root" },
    },
    2,
    { date: "2026-01-01", kind: "a test", load: [0, 1], stolen: 0.254 },
  );

  const rowOf = (title: string, start: RegExp) =>
    (text.split(title)[1] ?? "")
      .split("\n")
      .find((line) => start.test(line))
      ?.split("|")
      .map((cell) => cell.trim())
      .filter((cell) => cell !== "");
  expect(rowOf("### In short", /slow 3G/)?.slice(2, 5)).toEqual([
    "×1.02 (1.02–1.02)",
    "×1.02 (1.02–1.02)",
    "×1.02 (1.02–1.02)",
  ]);
  expect(rowOf("### Throttled", /site/)).toEqual(
    "/service site 1020 1020 1150 510 0 0.000 ×1.02 ×1.02 ×1.00 ×1.02 ×0.33".split(
      " ",
    ),
  );
  expect(rowOf("### Bytes", /stock/)?.slice(2, 5)).toEqual(["9000", "0", "0"]);
  expect(text).toContain("The host kept 25 % of the processor time");
  expect(text).toContain("Real TCP was skipped: it needs root.");
});
