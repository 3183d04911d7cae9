import type { LeadResponse } from "./send-lead";

/** Where each form sends its lead. Next writes the values into the pages at build time. */
export const leadEndpoints = {
  booking: process.env.NEXT_PUBLIC_BOOKING_ENDPOINT ?? "",
  consultation: process.env.NEXT_PUBLIC_CONSULTATION_ENDPOINT ?? "",
} as const;

/** Whether the endpoints answer in a way that the page may read. */
export const leadResponse: LeadResponse =
  process.env.NEXT_PUBLIC_LEAD_RESPONSE === "readable" ? "readable" : "opaque";
