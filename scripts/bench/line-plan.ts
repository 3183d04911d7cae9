/** The addresses of the line between phone and host. All are from the ranges that are kept for documentation. */
import type { Profile } from "./profiles";

/** What makes a line slow. */
export type Shape = Pick<Profile, "down" | "up" | "rtt">;

export const tunnelPort = 4789;

export const addresses = {
  phone: { inner: "198.51.100.1", outer: "192.0.2.2" },
  host: { inner: "198.51.100.2", outer: "192.0.2.6" },
  line: { phoneSide: "192.0.2.1", hostSide: "192.0.2.5" },
} as const;

/** Fixed, so that no connection waits for the question who has an address. */
export const hardware = {
  phone: "02:00:00:00:00:01",
  host: "02:00:00:00:00:02",
} as const;
