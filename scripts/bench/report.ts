/** Sets what was measured as Markdown: the tables, how the machine was, and what the numbers leave out. */
import type { Measurement, Network, Series } from "./measure";
import type { Load } from "./load";
import { profiles, type Profile } from "./profiles";
import { median, ratio, spread } from "./statistics";
import { table, times, type Cell } from "./table";
import { bytesOf, kinds } from "./traffic";
import type { Variant } from "./variants";

export type Machine = {
  readonly date: string;
  readonly kind: string;
  /** Processes that wanted to run, on average, when the run began and ended. */
  readonly load: readonly [number, number];
  /** The part of the wanted processor time that the host of a virtual machine kept. */
  readonly stolen: number | undefined;
};

/** The whole report. */
export function report(
  { series, line }: Measurement,
  runs: number,
  machine: Machine,
): string {
  const networks = [...new Set(series.map(({ network }) => network))];
  return [
    `Measured on ${machine.date}: ${machine.kind}. Load average ${machine.load.map((each) => each.toFixed(1)).join(" at the start, ")} at the end.${machine.stolen === undefined ? "" : ` The host kept ${Math.round(100 * machine.stolen)} % of the processor time that was wanted.`}`,
    `Medians of ${runs} cold loads, the variants interleaved.`,
    `### In short\n\n${summary(series, networks)}`,
    `### Bytes and requests\n\n${bytesTable(series)}`,
    ...networks.flatMap((network) =>
      profiles.map(
        (profile) =>
          `### ${titles[network]}, ${nameOf(profile)}\n\n${timeTable(
            series.filter(
              (each) => each.network === network && each.profile === profile,
            ),
          )}`,
      ),
    ),
    `### First touch of a form\n\n${touchTable(series)}`,
    "reason" in line
      ? `Real TCP was skipped: ${line.reason}.`
      : `The line of real TCP was ${line.means}.`,
  ].join("\n\n");
}

const titles: Readonly<Record<Network, string>> = {
  CDP: "Throttled by the browser",
  TCP: "Real TCP",
};

function nameOf({ name, down, rtt, cpu }: Profile): string {
  const rate = down < 1000 ? `${down} kbps` : `${down / 1000} Mbps`;
  return `${name} (${rate}, ${rtt} ms, CPU ×${cpu})`;
}

function bytesTable(series: readonly Series[]): string {
  // Bytes are the same on every network; the first one has them.
  const [{ network, profile } = {}] = series;
  const rows = series
    .filter((each) => each.network === network && each.profile === profile)
    .map((each): readonly Cell[] => {
      const of = (value: (load: Load) => number) =>
        median(each.loads.map(value));
      return [
        each.route,
        each.variant,
        ...kinds.map((kind) => of(({ requests }) => bytesOf(requests, kind))),
        of(({ requests }) => bytesOf(requests)),
        of(({ requests }) =>
          requests.reduce((sum, { headerBytes }) => sum + headerBytes, 0),
        ),
        of(
          ({ requests: [page] }) =>
            (page?.headerBytes ?? 0) + (page?.bodyBytes ?? 0),
        ),
        of(({ requests }) => requests.length),
        of(({ requestsToLcp }) => requestsToLcp),
      ];
    });
  return table(
    [
      ...["Page", "Variant", ...kinds, "all"],
      ...["headers", "first answer", "requests", "by LCP"],
    ],
    rows,
  );
}

function timeTable(series: readonly Series[]): string {
  const rows = series.map((each): readonly Cell[] => {
    const against = (variant: Variant, time: Time) =>
      times(compare(series, each.route, each.variant, variant, time));
    return [
      each.route,
      each.variant,
      middle(each, "fcp"),
      middle(each, "lcp"),
      middle(each, "quiet"),
      middle(each, "work"),
      middle(each, "tbt"),
      (median(each.loads.map(({ cls }) => cls)) ?? 0).toFixed(3),
      against("floor", "fcp"),
      against("floor", "lcp"),
      against("floor", "quiet"),
      against("floor", "work"),
      against("stock", "quiet"),
    ];
  });
  return table(
    [
      ...["Page", "Variant", "FCP", "LCP", "quiet", "work", "TBT", "CLS"],
      ...["FCP/floor", "LCP/floor", "quiet/floor", "work/floor", "quiet/stock"],
    ],
    rows,
  );
}

function touchTable(series: readonly Series[]): string {
  const rows = series
    .filter(({ loads }) => loads.some(({ touch }) => touch !== undefined))
    .map((each): readonly Cell[] => {
      const stock = series.find(
        (other) =>
          other.variant === "stock" &&
          other.route === each.route &&
          other.network === each.network &&
          other.profile === each.profile,
      );
      return [
        each.route,
        each.network,
        each.profile.name,
        median(each.loads.map(({ touch }) => touch?.scriptBytes)),
        median(each.loads.map(({ touch }) => touch?.ready)),
        median(stock?.loads.map(({ formReady }) => formReady) ?? []),
      ];
    });
  return table(
    [
      ...["Page", "Network", "Profile", "script after touch"],
      ...["touch to ready", "stock: opening to ready"],
    ],
    rows,
  );
}

function summary(
  series: readonly Series[],
  networks: readonly Network[],
): string {
  const rows = networks.flatMap((network) =>
    profiles.map((profile): readonly Cell[] => {
      const own = series.filter(
        (each) => each.network === network && each.profile === profile,
      );
      const routes = [...new Set(own.map(({ route }) => route))];
      const over = (of: Variant, to: Variant, time: Time) =>
        range(routes.map((route) => compare(own, route, of, to, time)));
      return [
        titles[network],
        profile.name,
        over("site", "floor", "fcp"),
        over("site", "floor", "lcp"),
        over("site", "floor", "work"),
        over("stock", "site", "fcp"),
        over("stock", "site", "lcp"),
        over("stock", "site", "quiet"),
        `${Math.round(100 * (median(own.map(({ loads }) => spread(loads.map(({ lcp }) => lcp)))) ?? 0))} %`,
      ];
    }),
  );
  return table(
    [
      ...["Network", "Profile", "FCP site/floor", "LCP site/floor"],
      "work site/floor",
      ...["FCP stock/site", "LCP stock/site", "quiet stock/site", "spread"],
    ],
    rows,
  );
}

type Time = "fcp" | "lcp" | "quiet" | "work" | "tbt";

function middle({ loads }: Series, time: Time): number | undefined {
  return median(loads.map((load) => load[time]));
}

/** A page's median in one variant, in terms of that in another. */
function compare(
  series: readonly Series[],
  route: string,
  of: Variant,
  to: Variant,
  time: Time,
): number | undefined {
  const find = (variant: Variant) =>
    series.find((each) => each.route === route && each.variant === variant);
  const [own, other] = [find(of), find(to)];
  return own && other && ratio(middle(own, time), middle(other, time));
}

/** The middle of all pages, with the least and the most. */
function range(ratios: readonly (number | undefined)[]): string {
  const all = ratios.filter((each) => each !== undefined);
  return `${times(median(all))} (${Math.min(...all).toFixed(2)}–${Math.max(...all).toFixed(2)})`;
}

/** What nobody should read into the numbers. */
export const limits = `What these numbers are not:
- Throttling by the browser delays each request by one round trip and limits the rate. It charges nothing for opening
  a connection and has no slow start, so there it does not matter whether a page fits the first 14,600 bytes. Only the
  tables over real TCP show that.
- All variants are served by the same code: HTTP/1.1 without TLS, brotli 11, six connections at most. A CDN adds a
  round trip or two for TLS, and sends all files over one connection.
- Times move with whatever else the machine does. Compare only numbers of one run, and doubt a difference that is
  smaller than the spread. Bytes and requests repeat exactly.`;
