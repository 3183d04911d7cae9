import type { LeadResponse } from "@/components/lead-form/send-lead";

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
const unconfirmed: Outcome = { ...undelivered, rows: 1 };
/** An answer that the page cannot read counts as success: specification, section 8. */
const refused: Outcome = { rows: 0, thanks: { opaque: true, readable: false } };

/**
 * What the endpoint can do with one attempt to send a lead, and the expected outcome. A lead becomes a row when it is
 * delivered to the inbox. docs/faults.md explains the outcomes in a table.
 */
export const outcomes = {
  /** Delivered and answered. */
  none: saved,
  /** Delivered and answered after a moment. */
  slow: saved,
  /** Delivered twice at the same moment, answered once. */
  twice: saved,
  /** Delivered, then a redirect to the answer, as from Google's script host. */
  "redirect after": saved,
  /** Never delivered, never answered. */
  hang: undelivered,
  /** Delivered, never answered. */
  "hang after": unconfirmed,
  /** Never answered; delivered when the test calls `deliverLate`, as from the buffer of a slow network. */
  late: undelivered,
  /** The connection is reset, not delivered. */
  "reset before": undelivered,
  /** Delivered, then the connection is reset. */
  "reset after": unconfirmed,
  /** A server's error page with status 500, not delivered. */
  error: refused,
  /** A page with status 200 instead of data, such as a sign-in page; not delivered. */
  page: refused,
  /** A redirect to such a page, not delivered. */
  redirect: refused,
} as const satisfies Readonly<Record<string, Outcome>>;

/** A fault; "held" is delivered and answered when the test calls `release`. */
export type Fault = keyof typeof outcomes | "held";

/** Whether no answer comes, so that the page times out. */
export const isSilent = (fault: Fault): boolean => /hang|late/.test(fault);

/** How long the page waits for an answer, in milliseconds: components/lead-form/send-lead.ts. */
export const timeout = 20_000;
