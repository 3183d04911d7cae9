import type { Fault } from "./proxy";

type Outcome = {
  /** The rows that one attempt leaves. */
  readonly rows: 0 | 1;
  /** Whether a page that cannot read the answer thanks the parent. Otherwise it shows an error. */
  readonly opaque: boolean;
  /** The same for a page that reads the answer. */
  readonly readable: boolean;
};

const thanks: Outcome = { rows: 1, opaque: true, readable: true };
const lost: Outcome = { rows: 0, opaque: false, readable: false };
/** The row is saved, but no answer confirms it. */
const unconfirmed: Outcome = { rows: 1, opaque: false, readable: false };
/** An answer that the page cannot read counts as success: specification, section 8. */
const refused: Outcome = { rows: 0, opaque: true, readable: false };

/** The expected outcome of each fault. docs/faults.md has the same table in prose. */
export const outcomes: Readonly<Record<Exclude<Fault, "held">, Outcome>> = {
  none: thanks,
  slow: thanks,
  twice: thanks,
  "redirect after": thanks,
  hang: lost,
  "hang after": unconfirmed,
  late: lost,
  "reset before": lost,
  "reset after": unconfirmed,
  error: refused,
  page: refused,
  redirect: refused,
};

/** Whether no answer comes, so that the page times out. */
export const isSilent = (fault: Fault): boolean => /hang|late/.test(fault);

/** How long the page waits for an answer, in milliseconds: components/lead-form/send-lead.ts. */
export const timeout = 20_000;
