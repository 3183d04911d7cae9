import type { IncomingMessage } from "node:http";
import type { Texts } from "../../endpoint/messages.js";

/** The HTTP methods that each address accepts. */
export const methods = new Map([
  ["/", "GET, HEAD"],
  ["/health", "GET, HEAD"],
  ["/booking", "POST"],
  ["/consultation", "POST"],
  ["/leads", "GET, HEAD, POST"],
  ["/readable", "POST"],
]);

/**
 * The Host headers of this machine. All others are rejected (DNS rebinding): a website could point its domain to
 * 127.0.0.1, and its pages could then read the list of leads.
 */
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** An error that is answered with a status and a text in one or more languages, at least in English. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly texts: Texts = { en: message },
  ) {
    super(message);
  }
}

/** The path of a request target, without the query, not decoded. */
export const pathOf = (request: IncomingMessage): string =>
  (request.url ?? "").split("?")[0]!;

/**
 * Checks the host, address and method of a request.
 *
 * @throws {Refusal} 421 if the host is not this machine, 404 for an unknown address, 405 for a wrong method
 */
export function checkAddress(request: IncomingMessage): void {
  if (!localHost.test(request.headers.host ?? ""))
    throw new Refusal(421, "The inbox answers at localhost only.");

  const allow = methods.get(pathOf(request));
  if (!allow) throw new Refusal(404, "This address does not exist.");
  if (!allow.split(", ").includes(request.method ?? ""))
    throw new Refusal(405, `This address accepts only ${allow}.`);
}

/**
 * Reads the names and values of a posted form, multipart or urlencoded, without files. A name may occur more than once.
 *
 * @throws {Refusal} 400 if the body is not a form
 */
export async function readPost(
  request: IncomingMessage,
): Promise<[string, string][]> {
  const body = Buffer.concat(await request.toArray());
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(body, { headers }).formData().catch(() => {
    throw new Refusal(400, "The request could not be read as a form.");
  });
  return [...form].filter(
    (pair): pair is [string, string] => typeof pair[1] === "string",
  );
}
