/** A server between a page and the inbox, which causes the faults of networks and servers. */
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import { setTimeout } from "node:timers/promises";
import { addresses } from "../addresses";
import { isSilent, type Fault } from "./outcomes";

/** The delay of "slow" in milliseconds. */
const delay = 150;

export const html = { "content-type": "text/html; charset=utf-8" };
const json = { "content-type": "application/json" };
const signInPage =
  "<!DOCTYPE html><title>Sign in</title><h1>Please sign in</h1>";

/** The status and headers with which the proxy itself answers. The key is the fault. */
const proxyAnswers: Partial<Record<Fault, [number, OutgoingHttpHeaders]>> = {
  error: [500, html],
  page: [200, html],
  redirect: [302, { location: "/sign-in" }],
  "redirect after": [302, { location: "/answer" }],
};

export class FaultProxy {
  /** The number of requests in progress. A request that hangs does not count. */
  protected busy = 0;
  protected readonly proxy = createServer((request, response) => {
    // Every origin can read the answers, also those that are wrong.
    response.setHeader("access-control-allow-origin", "*");
    this.busy += 1;
    void this.handle(request, response)
      .catch(() => request.socket.destroy())
      .finally(() => (this.busy -= 1));
  });

  private planned: Fault[] = [];
  /**
   * The fault of each attempt. The key is the content type, which has the boundary of the multipart body: a browser that
   * repeats a reset request by itself sends the same one, and gets the same fault.
   */
  private readonly attempts = new Map<string, Fault>();
  private readonly late: (() => Promise<unknown>)[] = [];
  private readonly held: (() => void)[] = [];
  private readonly hanging: ServerResponse[] = [];

  /** Sets the faults of the next attempts, in order. Later attempts have no fault. */
  plan(...faults: readonly Fault[]): void {
    this.planned = [...faults];
  }

  /** The faults of the attempts so far, in order, without the browser's own repetitions. */
  get faults(): readonly Fault[] {
    return [...this.attempts.values()];
  }

  /** Delivers the "late" leads. */
  async deliverLate(): Promise<void> {
    await Promise.all(this.late.splice(0).map((deliver) => deliver()));
  }

  /** Delivers and answers the "held" leads. */
  release(): void {
    for (const resolve of this.held.splice(0)) resolve();
  }

  /** Ends the requests that hang, because a browser opens only six connections to a host. */
  hangUp(): void {
    for (const response of this.hanging.splice(0))
      if (!response.destroyed) response.writeHead(504).end();
  }

  private async handle(request: IncomingMessage, response: ServerResponse) {
    if (request.url === "/answer")
      return response.writeHead(200, json).end('{"ok":true}');
    if (request.method !== "POST")
      return response.writeHead(200, html).end(signInPage);

    const body = Buffer.concat(await request.toArray());
    const contentType = request.headers["content-type"] ?? "";
    const fault =
      this.attempts.get(contentType) ?? this.planned.shift() ?? "none";
    this.attempts.set(contentType, fault);
    const deliver = () => deliverTo(request, body);

    if (fault.endsWith("after")) await deliver();
    if (fault === "late") this.late.push(deliver);
    if (isSilent(fault)) return this.hanging.push(response);
    if (fault.startsWith("reset")) return request.socket.resetAndDestroy();
    const [status, headers] = proxyAnswers[fault] ?? [];
    if (status) return response.writeHead(status, headers).end(signInPage);

    if (fault === "slow") await setTimeout(delay);
    if (fault === "held")
      await new Promise<void>((resolve) => this.held.push(resolve));
    const again = fault === "twice" ? deliver() : undefined;
    const answer = await deliver();
    const type = answer.headers.get("content-type") ?? "text/plain";
    response.writeHead(answer.status, { "content-type": type });
    response.end(Buffer.from(await answer.arrayBuffer()));
    await again;
  }
}

/** Sends the body of a request on to the inbox. */
function deliverTo(request: IncomingMessage, body: Buffer) {
  const { "content-type": type = "", accept = "*/*" } = request.headers;
  return fetch(addresses.inbox + request.url, {
    method: "POST",
    headers: { "content-type": type, accept },
    body: new Uint8Array(body),
  });
}
