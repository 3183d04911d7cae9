import type { LeadResponse } from "@/components/lead-form/send-lead";
import type { Fault } from "./proxy";

type Outcome = {
  /** The rows that one attempt leaves. */
  readonly rows: 0 | 1;
  /**
   * Whether the page thanks the parent instead of showing an error, for a page that cannot read the answer (opaque) and
   * for one that can (readable).
   */
  readonly thanks: Readonly<Record<LeadResponse, boolean>>;
};

const saved: Outcome = { rows: 1, thanks: { opaque: true, readable: true } };
const undelivered: Outcome = {
  rows: 0,
  thanks: { opaque: false, readable: false },
};
/** The row is saved, but no answer confirms it. */
const unconfirmed: Outcome = {
  rows: 1,
  thanks: { opaque: false, readable: false },
};
/** An answer that the page cannot read counts as success: specification, section 8. */
const refused: Outcome = { rows: 0, thanks: { opaque: true, readable: false } };

/**
 * The expected outcome of each fault except `held`, whose answer the test releases. docs/faults.md explains these
 * outcomes in a table.
 */
export const outcomes: Readonly<Record<Exclude<Fault, "held">, Outcome>> = {
  none: saved,
  slow: saved,
  twice: saved,
  "redirect after": saved,
  hang: undelivered,
  "hang after": unconfirmed,
  late: undelivered,
  "reset before": undelivered,
  "reset after": unconfirmed,
  error: refused,
  page: refused,
  redirect: refused,
};

/** Whether no answer comes, so that the page times out. */
export const isSilent = (fault: Fault): boolean => /hang|late/.test(fault);

/** How long the page waits for an answer, in milliseconds: components/lead-form/send-lead.ts. */
export const timeout = 20_000;
