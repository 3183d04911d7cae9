/** What a page fetched, as the browser's own network log tells it. */
import type { CDPSession } from "playwright";
import { setTimeout as sleep } from "node:timers/promises";

export const kinds = ["html", "css", "script", "font", "image"] as const;
export type Kind = (typeof kinds)[number] | "other";

export type Request = {
  readonly address: string;
  readonly kind: Kind;
  /** Seconds on the browser's clock. */
  readonly sent: number;
  ended?: number;
  headerBytes: number;
  /** As transferred: compressed, and without headers. */
  bodyBytes: number;
  /** In the browser's words. */
  failure?: string;
};

const kindOf: Readonly<Record<string, Kind>> = {
  Document: "html",
  Stylesheet: "css",
  Script: "script",
  Font: "font",
  Image: "image",
};

export type Traffic = {
  readonly requests: readonly Request[];
  /** Resolves once nothing was under way for a while. */
  readonly silence: (milliseconds: number) => Promise<void>;
};

/** Starts to listen to a page's network log. */
export async function watchTraffic(cdp: CDPSession): Promise<Traffic> {
  const open = new Map<string, Request>();
  const requests: Request[] = [];
  let last = Date.now();

  cdp.on("Network.requestWillBeSent", ({ requestId, request, ...event }) => {
    if (!request.url.startsWith("http")) return;
    last = Date.now();
    const each: Request = {
      address: request.url,
      kind: kindOf[event.type ?? ""] ?? "other",
      sent: event.timestamp,
      headerBytes: 0,
      bodyBytes: 0,
    };
    requests.push(each);
    open.set(requestId, each);
  });
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    const each = open.get(requestId);
    // At this moment, only the headers are here.
    if (each) each.headerBytes = response.encodedDataLength;
  });
  cdp.on("Network.loadingFinished", (event) => {
    const each = open.get(event.requestId);
    if (!each) return;
    each.bodyBytes = event.encodedDataLength - each.headerBytes;
    each.ended = event.timestamp;
    open.delete(event.requestId);
    last = Date.now();
  });
  cdp.on("Network.loadingFailed", ({ requestId, errorText }) => {
    const each = open.get(requestId);
    if (each) each.failure = errorText;
    open.delete(requestId);
    last = Date.now();
  });
  await cdp.send("Network.enable");

  return {
    requests,
    async silence(milliseconds) {
      const limit = Date.now() + 120_000;
      while (open.size > 0 || Date.now() - last < milliseconds) {
        if (Date.now() > limit)
          throw new Error("A page never came to rest within two minutes.");
        await sleep(50);
      }
    },
  };
}

/** The bytes of one kind, bodies only. */
export function bytesOf(requests: readonly Request[], kind?: Kind): number {
  return requests
    .filter((each) => kind === undefined || each.kind === kind)
    .reduce((sum, each) => sum + each.bodyBytes, 0);
}
