import { fileURLToPath } from "node:url";

/** Where the site under test and its inbox answer; the inbox has another port, so a lead is really cross-origin. */
export const addresses = {
  site: `http://localhost:${process.env.K7_PORT ?? 3100}`,
  inbox: `http://localhost:${process.env.K7_INBOX_PORT ?? 3101}`,
} as const;

/** Where the inbox of the tests writes its CSV files; emptied at the start of a run. */
export const leadsFolder = fileURLToPath(
  new URL(`../${process.env.K7_LEADS_DIR ?? ".test/leads"}`, import.meta.url),
);
