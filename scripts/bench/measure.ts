/** The measurement: every page in every variant, profile and network, interleaved. */
import { startBrowser } from "./browser";
import { interleave } from "./interleave";
import { addresses } from "./line-plan";
import { makeLine, type Line } from "./line";
import { load, type Load } from "./load";
import { profiles, type Profile } from "./profiles";
import { serve } from "./serve";
import { variants, type Variant } from "./variants";

export type Network = "CDP" | "TCP";

/** The loads of one page in one variant, on one profile and network. */
export type Series = {
  readonly network: Network;
  readonly profile: Profile;
  readonly route: string;
  readonly variant: Variant;
  readonly loads: Load[];
};

export type Measurement = {
  readonly series: readonly Series[];
  /** How the line of real TCP was made, or why there was none. */
  readonly line: { readonly means: string } | { readonly reason: string };
};

/** The pages with a form. */
const formPages: readonly string[] = ["/", "/contact"];

/**
 * Measures everything.
 *
 * @param routes - the addresses
 * @param runs - loads of each page in each variant, profile and network
 * @param tell - hears what is going on
 */
export async function measure(
  routes: readonly string[],
  runs: number,
  tell: (news: string) => void,
): Promise<Measurement> {
  const series = await measureOn(undefined, routes, runs, tell);
  const line = await tryLine();
  if ("reason" in line) return { series, line };
  const overTcp = await measureOn(line, routes, runs, tell);
  line.end();
  return { series: [...series, ...overTcp], line };
}

async function tryLine(): Promise<Line | { readonly reason: string }> {
  try {
    return await makeLine();
  } catch (error) {
    return { reason: (error as Error).message };
  }
}

async function measureOn(
  line: Line | undefined,
  routes: readonly string[],
  runs: number,
  tell: (news: string) => void,
): Promise<readonly Series[]> {
  const network = line === undefined ? "CDP" : "TCP";
  const host = line === undefined ? "127.0.0.1" : addresses.host.inner;
  const { origins, end } = await serve(host, line?.host);
  const browser = await startBrowser(host, line?.phone);
  const visit = async (route: string, variant: Variant, profile: Profile) =>
    load(browser, {
      address: origins[variant] + route,
      // The same server by its number: to a browser, another site.
      from: `${origins[variant].replace("localhost", host)}/robots.txt`,
      profile,
      throttled: line === undefined,
      touched: variant === "site" && formPages.includes(route),
    });
  const all: Series[] = [];

  for (const profile of profiles) {
    await line?.shape(profile);
    // The first pages of a browser are slower than all that follow, so nobody counts them.
    for (const variant of variants)
      await visit(routes[0] ?? "/", variant, profile);
    for (const route of routes) {
      const own = variants.map((variant): Series => ({
        network,
        profile,
        route,
        variant,
        loads: [],
      }));
      for (const [index, each] of interleave(own, runs).entries()) {
        tell(
          `${network}, ${profile.name}, ${route}: ${index + 1} of ${own.length * runs}`,
        );
        each.loads.push(
          await twice(() => visit(route, each.variant, profile), tell),
        );
      }
      all.push(...own);
    }
  }

  await browser.close();
  end();
  return all;
}

/** A busy machine may lose a page once; that should not cost the whole run. */
async function twice<Result>(
  work: () => Promise<Result>,
  tell: (news: string) => void,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    tell(`once more, because: ${(error as Error).message}`);
    return work();
  }
}
