/** Stands between the pages and the inbox, and does to a lead what bad networks and bad servers do. */
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import { setTimeout } from "node:timers/promises";
import { isSilent } from "./outcomes";

/** What happens to one attempt of a page. Only with "after" in its name, or with a delivery, does it become a row. */
export type Fault =
  /** Delivered and answered. */
  | "none"
  /** Taken, never delivered, never answered. */
  | "hang"
  /** Delivered, never answered. */
  | "hang after"
  /** Never answered; delivered when the test calls `deliverLate`, as from a buffer on the way. */
  | "late"
  /** The connection is reset, not delivered. */
  | "reset before"
  /** Delivered, then the connection is reset. */
  | "reset after"
  /** A server's error page with status 500, not delivered. */
  | "error"
  /** A page with status 200 where data should be, such as a sign-in; not delivered. */
  | "page"
  /** A redirect to such a page, not delivered. */
  | "redirect"
  /** Delivered, then a redirect to the answer: what Google's script host does. */
  | "redirect after"
  /** Delivered and answered after a moment. */
  | "slow"
  /** Delivered and answered when the test calls `release`. */
  | "held"
  /** Delivered twice at the same moment, answered once. */
  | "twice";

type Attempt = { readonly parent: string; readonly fault: Fault };

/** How long "slow" takes, in milliseconds. */
const delay = 150;

const html = { "content-type": "text/html; charset=utf-8" };
const json = { "content-type": "application/json" };
const page = "<!DOCTYPE html><title>Sign in</title><h1>Please sign in</h1>";

/** What comes in place of the inbox's answer. */
const foreign: Partial<Record<Fault, [number, OutgoingHttpHeaders]>> = {
  error: [500, html],
  page: [200, html],
  redirect: [302, { location: "/sign-in" }],
  "redirect after": [302, { location: "/answer" }],
};

export class FaultProxy {
  readonly server: Server;

  private readonly plans = new Map<string, Fault[]>();
  /** By the boundary of the multipart body: a browser repeats by itself what was reset, and meets the same fault. */
  private readonly attempts = new Map<string, Attempt>();
  private readonly late: (() => Promise<unknown>)[] = [];
  private readonly held: (() => void)[] = [];
  private readonly hanging: ServerResponse[] = [];
  private busy = 0;

  /** @param inbox - the address of the inbox, without a path */
  constructor(private readonly inbox: string) {
    this.server = createServer((request, response) => {
      // Worst case for a page that reads answers: it may read every one.
      response.setHeader("access-control-allow-origin", "*");
      this.busy += 1;
      void this.handle(request, response)
        .catch(() => request.socket.destroy())
        .finally(() => (this.busy -= 1));
    });
  }

  /** What will happen to the next attempts of this parent, in order; no fault from then on. */
  plan(parent: string, ...faults: readonly Fault[]): void {
    this.plans.set(parent, [...faults]);
  }

  /** The attempts of this parent that arrived here, without a browser's own repetitions. */
  attemptsOf(parent: string): readonly Fault[] {
    return [...this.attempts.values()]
      .filter((attempt) => attempt.parent === parent)
      .map(({ fault }) => fault);
  }

  /** Hands over what was "late". */
  async deliverLate(): Promise<void> {
    await Promise.all(this.late.splice(0).map((deliver) => deliver()));
  }

  /** Delivers and answers what was "held". */
  release(): void {
    for (const resolve of this.held.splice(0)) resolve();
  }

  /** Ends what hangs: a browser opens six connections to a host, and one that waits for a page already left holds one. */
  hangUp(): void {
    for (const response of this.hanging.splice(0))
      if (!response.destroyed) response.writeHead(504).end();
  }

  /** True while something is on its way; what hangs for ever does not count. */
  get isBusy(): boolean {
    return this.busy > 0;
  }

  private async handle(request: IncomingMessage, response: ServerResponse) {
    if (request.url === "/answer")
      return response.writeHead(200, json).end('{"ok":true}');
    if (request.method !== "POST")
      return response.writeHead(200, html).end(page);

    const body = Buffer.concat(await request.toArray());
    const [, parent = ""] =
      /name="parentName"\r\n\r\n([^]*?)\r\n--/.exec(body.toString()) ?? [];
    const boundary = request.headers["content-type"] ?? "";
    const attempt = this.attempts.get(boundary) ?? {
      parent,
      fault: this.plans.get(parent)?.shift() ?? "none",
    };
    this.attempts.set(boundary, attempt);
    const deliver = () => this.deliver(request, body);
    await this.act(attempt.fault, deliver, request, response);
  }

  private async act(
    fault: Fault,
    deliver: () => Promise<Response>,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    if (fault.endsWith("after")) await deliver();
    if (fault === "late") this.late.push(deliver);
    if (isSilent(fault)) return this.hanging.push(response);
    if (fault.startsWith("reset")) return request.socket.resetAndDestroy();
    const [status, headers] = foreign[fault] ?? [];
    if (status) return response.writeHead(status, headers).end(page);

    if (fault === "slow") await setTimeout(delay);
    if (fault === "held")
      await new Promise<void>((resolve) => this.held.push(resolve));
    const again = fault === "twice" ? deliver() : undefined;
    await forward(await deliver(), response);
    await again;
  }

  private deliver(request: IncomingMessage, body: Buffer) {
    const { "content-type": type = "", accept = "*/*" } = request.headers;
    return fetch(this.inbox + request.url, {
      method: "POST",
      headers: { "content-type": type, accept },
      body: new Uint8Array(body),
    });
  }
}

async function forward(answer: Response, response: ServerResponse) {
  const type = answer.headers.get("content-type") ?? "text/plain";
  response.writeHead(answer.status, { "content-type": type });
  response.end(Buffer.from(await answer.arrayBuffer()));
}
