/** Stands between the pages and the inbox, and does to a lead what bad networks and bad servers do. */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";

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
  /** The connection is reset before the lead is read. */
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
  /** Delivered and answered when the test calls `letGo`. */
  | "held"
  /** Delivered twice at the same moment, answered once. */
  | "twice";

type Attempt = { readonly parent: string; readonly fault: Fault };

const html = { "content-type": "text/html; charset=utf-8" };
const page = "<!DOCTYPE html><title>Sign in</title><h1>Please sign in</h1>";

export class FaultProxy {
  readonly server: Server;
  /** How long "slow" takes, in milliseconds. */
  private readonly delay = 150;

  private readonly plans = new Map<string, Fault[]>();
  /** By the boundary of the multipart body: a browser that sends the same body again by itself meets the same fault. */
  private readonly seen = new Map<string, Attempt>();
  private readonly deliveries: string[] = [];
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

  /** What will happen to the next attempts of this parent, in order; then nothing bad any more. */
  plan(parent: string, ...faults: readonly Fault[]): void {
    this.plans.set(parent, [...faults]);
  }

  /** The attempts of this parent that were read here, without a browser's own repetitions. */
  attemptsOf(parent: string): readonly Fault[] {
    return [...this.seen.values()]
      .filter((attempt) => attempt.parent === parent)
      .map(({ fault }) => fault);
  }

  /** How many times a lead of this parent was handed to the inbox, repetitions included. */
  deliveriesOf(parent: string): number {
    return this.deliveries.filter((each) => each === parent).length;
  }

  /** Hands over what was "late". */
  async deliverLate(): Promise<void> {
    await Promise.all(this.late.splice(0).map((deliver) => deliver()));
  }

  /** Delivers and answers what was "held". */
  letGo(): void {
    for (const goOn of this.held.splice(0)) goOn();
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
    if (request.method !== "POST") {
      const isAnswer = request.url === "/answer";
      if (isAnswer) response.setHeader("content-type", "application/json");
      else response.writeHead(200, html);
      response.end(isAnswer ? '{"ok":true}' : page);
      return;
    }

    const chunks: Buffer[] = [];
    let attempt: Attempt | undefined;
    for await (const chunk of request as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      attempt ??= this.attemptIn(request, Buffer.concat(chunks).toString());
      if (attempt?.fault === "reset before") {
        request.socket.resetAndDestroy();
        return;
      }
    }
    const { parent, fault } = attempt ?? { parent: "", fault: "none" };
    const body = Buffer.concat(chunks);
    const deliver = () => this.deliver(parent, request, body);
    await this.act(fault, deliver, request, response);
  }

  /** The attempt to which this beginning of a body belongs, once the parent's name is there. */
  private attemptIn(request: IncomingMessage, text: string) {
    const parent = /name="parentName"\r\n\r\n([^]*?)\r\n--/.exec(text)?.[1];
    if (parent === undefined) return undefined;
    const boundary = request.headers["content-type"] ?? "";
    const attempt = this.seen.get(boundary) ?? {
      parent,
      fault: this.plans.get(parent)?.shift() ?? "none",
    };
    this.seen.set(boundary, attempt);
    return attempt;
  }

  private async act(
    fault: Fault,
    deliver: () => Promise<Response>,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    switch (fault) {
      case "hang":
        this.hanging.push(response);
        return;
      case "late":
        this.late.push(deliver);
        this.hanging.push(response);
        return;
      case "hang after":
        await deliver();
        this.hanging.push(response);
        return;
      case "reset after":
        await deliver();
        request.socket.resetAndDestroy();
        return;
      case "error":
        response.writeHead(500, html).end(page);
        return;
      case "page":
        response.writeHead(200, html).end(page);
        return;
      case "redirect":
        response.writeHead(302, { location: "/sign-in" }).end();
        return;
      case "redirect after":
        await deliver();
        response.writeHead(302, { location: "/answer" }).end();
        return;
      case "slow":
        await new Promise((done) => setTimeout(done, this.delay));
        return hand(await deliver(), response);
      case "held":
        await new Promise<void>((goOn) => this.held.push(goOn));
        return hand(await deliver(), response);
      case "twice": {
        const [answer] = await Promise.all([deliver(), deliver()]);
        return hand(answer, response);
      }
      default:
        return hand(await deliver(), response);
    }
  }

  private deliver(parent: string, request: IncomingMessage, body: Buffer) {
    this.deliveries.push(parent);
    const { "content-type": type = "", accept = "*/*" } = request.headers;
    return fetch(this.inbox + request.url, {
      method: "POST",
      headers: { "content-type": type, accept },
      body: new Uint8Array(body),
    });
  }
}

async function hand(answer: Response, response: ServerResponse) {
  const type = answer.headers.get("content-type") ?? "text/plain";
  response.writeHead(answer.status, { "content-type": type });
  response.end(Buffer.from(await answer.arrayBuffer()));
}
