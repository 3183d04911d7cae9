import type { IncomingMessage, ServerResponse } from "node:http";
import { pageHeaders } from "./pages";
import { Refusal } from "./read-post";

/** Milliseconds a refused sender may go on sending before the line is cut; cut at once, it would miss the answer. */
const patience = 3000;

/** Answers a script. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: object,
): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  response.end(JSON.stringify(value));
}

/** Answers a person. */
export function sendPage(
  response: ServerResponse,
  status: number,
  page: string,
): void {
  response.writeHead(status, pageHeaders);
  response.end(page);
}

/**
 * Lets a request pass that uses one of the methods.
 * @throws {Refusal} 405 otherwise
 */
export function allow(
  request: IncomingMessage,
  response: ServerResponse,
  methods: string,
): void {
  if (methods.split(", ").includes(request.method ?? "")) return;
  response.setHeader("allow", methods);
  throw new Refusal(405, `Only ${methods} is understood here.`);
}

/** Status and sentence for whatever went wrong; what is our fault is logged in one line. */
export function explain(error: unknown): { status: number; message: string } {
  if (error instanceof Refusal) return error;
  // A disk error names a file, never a person.
  console.error(`Lead inbox: ${(error as Error).message}`);
  return { status: 500, message: "Your request could not be saved just now." };
}

/** Ends a request that is answered before it was read. */
export function stopReading(request: IncomingMessage): void {
  if (request.complete) return;
  request.resume();
  setTimeout(() => request.complete || request.destroy(), patience).unref();
}
