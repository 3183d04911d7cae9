import type { IncomingMessage } from "node:http";
import type { Texts } from "../../endpoint/lead.js";

/** Bytes of a whole request: many times the longest lead, in Hindi too. */
export const maxBody = 64 * 1024;

/** The methods that each address takes. */
export const methods = new Map([
  ["/", "GET, HEAD"],
  ["/health", "GET, HEAD"],
  ["/booking", "POST"],
  ["/consultation", "POST"],
  ["/leads", "POST"],
  ["/readable", "POST"],
]);

/** Any website may give its name the address of this machine, and could then read the list of leads. */
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** A request that is answered with this status and error, which is in English at least. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly texts: Texts = { en: message },
  ) {
    super(message);
  }
}

/** The path of a request's address, as sent. */
export const pathOf = (request: IncomingMessage): string =>
  (request.url ?? "").split("?")[0]!;

/** @throws {Refusal} 421 for another host than this machine, 404 for an unknown address, 405 for a method it does not take */
export function checkAddress(request: IncomingMessage): void {
  if (!localHost.test(request.headers.host ?? ""))
    throw new Refusal(421, "The inbox answers at localhost only.");

  const allow = methods.get(pathOf(request));
  if (!allow) throw new Refusal(404, "There is nothing here.");
  if (!allow.split(", ").includes(request.method ?? ""))
    throw new Refusal(405, `Only ${allow} is understood here.`);
}

/**
 * The names and values of a posted form, multipart or urlencoded, repeats included.
 *
 * @throws {Refusal} 413 above maxBody as soon as that is known, 400 if it cannot be read, 422 for a file
 */
export async function readPost(
  request: IncomingMessage,
): Promise<[string, string][]> {
  const body = await readBody(request);
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(body, { headers }).formData().catch(() => {
    throw new Refusal(400, "The request could not be read as a form.");
  });
  return [...form].map(([name, value]) => {
    if (typeof value === "string") return [name, value];
    throw new Refusal(422, "Files cannot be sent here.");
  });
}

async function readBody(request: IncomingMessage) {
  const tooLong = new Refusal(413, "The request is too long.");
  if (Number(request.headers["content-length"]) > maxBody) throw tooLong;

  let size = 0;
  const chunks: Buffer[] = [];
  // Leaving a plain loop would close the connection before the answer is out.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > maxBody) throw tooLong;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
