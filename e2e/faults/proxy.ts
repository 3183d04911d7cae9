/** A proxy between the pages and the inbox, which causes the faults of networks and servers. */
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import { setTimeout } from "node:timers/promises";
import { isSilent } from "./outcomes";

/** What the proxy does with one attempt to send a lead. A lead becomes a row when it is delivered to the inbox. */
export type Fault =
  /** Delivered and answered. */
  | "none"
  /** Never delivered, never answered. */
  | "hang"
  /** Delivered, never answered. */
  | "hang after"
  /** Never answered; delivered when the test calls `deliverLate`, as from the buffer of a slow network. */
  | "late"
  /** The connection is reset, not delivered. */
  | "reset before"
  /** Delivered, then the connection is reset. */
  | "reset after"
  /** A server's error page with status 500, not delivered. */
  | "error"
  /** A page with status 200 instead of data, such as a sign-in page; not delivered. */
  | "page"
  /** A redirect to such a page, not delivered. */
  | "redirect"
  /** Delivered, then a redirect to the answer, as from Google's script host. */
  | "redirect after"
  /** Delivered and answered after a moment. */
  | "slow"
  /** Delivered and answered when the test calls `release`. */
  | "held"
  /** Delivered twice at the same moment, answered once. */
  | "twice";

type Attempt = { readonly parent: string; readonly fault: Fault };

/** The delay of "slow" in milliseconds. */
const delay = 150;

const html = { "content-type": "text/html; charset=utf-8" };
const json = { "content-type": "application/json" };
const signInPage =
  "<!DOCTYPE html><title>Sign in</title><h1>Please sign in</h1>";

/** The status and headers of an answer by the proxy itself, by fault. */
const proxyAnswers: Partial<Record<Fault, [number, OutgoingHttpHeaders]>> = {
  error: [500, html],
  page: [200, html],
  redirect: [302, { location: "/sign-in" }],
  "redirect after": [302, { location: "/answer" }],
};

export class FaultProxy {
  readonly server: Server;

  private readonly plans = new Map<string, Fault[]>();
  /**
   * The attempts by the boundary of their multipart body. A browser repeats a reset request by itself, with the same
   * boundary, and gets the same fault.
   */
  private readonly attempts = new Map<string, Attempt>();
  private readonly late: (() => Promise<unknown>)[] = [];
  private readonly held: (() => void)[] = [];
  private readonly hanging: ServerResponse[] = [];
  private busy = 0;

  /** @param inbox - the address of the inbox, without a path */
  constructor(private readonly inbox: string) {
    this.server = createServer((request, response) => {
      // Every origin can read the answers, also those that are wrong.
      response.setHeader("access-control-allow-origin", "*");
      this.busy += 1;
      void this.handle(request, response)
        .catch(() => request.socket.destroy())
        .finally(() => (this.busy -= 1));
    });
  }

  /** Sets the faults of the next attempts of a parent, in order. Later attempts have no fault. */
  plan(parent: string, ...faults: readonly Fault[]): void {
    this.plans.set(parent, [...faults]);
  }

  /** The faults of the attempts of a parent, without the browser's own repetitions. */
  faultsOf(parent: string): readonly Fault[] {
    return [...this.attempts.values()]
      .filter((attempt) => attempt.parent === parent)
      .map(({ fault }) => fault);
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

  /** Whether a request is in progress. A request that hangs does not count. */
  get isBusy(): boolean {
    return this.busy > 0;
  }

  private async handle(request: IncomingMessage, response: ServerResponse) {
    if (request.url === "/answer")
      return response.writeHead(200, json).end('{"ok":true}');
    if (request.method !== "POST")
      return response.writeHead(200, html).end(signInPage);

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
    const [status, headers] = proxyAnswers[fault] ?? [];
    if (status) return response.writeHead(status, headers).end(signInPage);

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
