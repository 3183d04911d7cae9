import { fileURLToPath } from "node:url";
import { pages } from "@/content/pages";
import type { Path } from "@/content/site";

/** Where the site under test and its inbox answer; the inbox has another port, so a lead is really cross-origin. */
export const addresses = {
  site: `http://localhost:${process.env.K7_PORT ?? 3100}`,
  inbox: `http://localhost:${process.env.K7_INBOX_PORT ?? 3101}`,
} as const;

/** Where the inbox of the tests writes its CSV files; emptied at the start of a run. */
export const leadsFolder = fileURLToPath(
  new URL(`../${process.env.K7_LEADS_DIR ?? ".test/leads"}`, import.meta.url),
);

/** The pages of the site, from the list that its sitemap and metadata come from. */
export const routes = Object.keys(pages) as readonly Path[];

/** A path that does not exist. */
export const unknownPath = "/no-such-page";

/** Whatever a parent can be shown. */
export const allPaths = [...routes, unknownPath] as const;

/** One page of each kind: those of the services share a layout, and those of text alone have nothing of their own. */
export const oneOfEachKind = ["/", "/service", "/speech-therapy", "/contact"];
