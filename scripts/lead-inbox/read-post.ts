import type { IncomingMessage } from "node:http";

/** Bytes of a whole request: many times the longest lead, in Hindi too. */
export const maxBody = 64 * 1024;

/** A request that is answered with a 4xx status and one sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 405 | 413 | 415 | 422,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The names and values of a posted form, multipart or urlencoded, repeats included.
 * @throws {Refusal} 415 for another content type, 413 above maxBody as soon as that is known, 400 if it cannot be read, 422 for a file
 */
export async function readPost(
  request: IncomingMessage,
): Promise<[string, string][]> {
  const type = request.headers["content-type"] ?? "";
  const media = type.split(";")[0]!.trim().toLowerCase();
  if (
    media !== "multipart/form-data" &&
    media !== "application/x-www-form-urlencoded"
  )
    throw new Refusal(415, "Only forms are read here.");

  const pairs: [string, string][] = [];
  for (const [name, value] of await parseForm(type, await readBody(request))) {
    if (typeof value !== "string")
      throw new Refusal(422, "Files cannot be sent here.");
    pairs.push([name, value]);
  }
  return pairs;
}

async function readBody(request: IncomingMessage) {
  const tooLong = new Refusal(413, "The request is too long.");
  if (Number(request.headers["content-length"]) > maxBody) throw tooLong;

  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving a plain loop would close the connection before the answer is out.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > maxBody) throw tooLong;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

async function parseForm(type: string, body: Buffer<ArrayBuffer>) {
  try {
    const form = new Request("http://inbox/", {
      method: "POST",
      headers: { "content-type": type },
      body,
    });
    return await form.formData();
  } catch {
    throw new Refusal(400, "The request could not be read as a form.");
  }
}
