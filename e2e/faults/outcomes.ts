import type { Fault } from "./proxy";

type Outcome = {
  /** The rows that one attempt leaves. */
  readonly rows: 0 | 1;
  /** Whether the parent is thanked, by the way the page listens; an error otherwise. */
  readonly opaque: boolean;
  readonly readable: boolean;
};

const thanks: Outcome = { rows: 1, opaque: true, readable: true };
const lost: Outcome = { rows: 0, opaque: false, readable: false };
/** The row is there, but nobody said so. */
const unconfirmed: Outcome = { rows: 1, opaque: false, readable: false };
/** An answer that cannot be read cannot be doubted either: specification, section 8. */
const refused: Outcome = { rows: 0, opaque: true, readable: false };

/** What each fault may lead to; docs/faults.md has the same table in words. */
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

/** Without any answer; the page gives up by itself. */
export const isSilent = (fault: Fault): boolean => /hang|late/.test(fault);

/** How long the page waits for an answer, in milliseconds: components/lead-form/send-lead.ts. */
export const timeout = 20_000;
