import http, { type IncomingHttpHeaders } from "node:http";
import https from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Unpacked. */
  readonly body: Buffer;
};

export type Ask = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** How long a host may take, in milliseconds. */
const patience = 10_000;

/**
 * One request, with the answer as it came: `fetch` would follow redirects, unpack bodies and hide their encoding.
 *
 * @param base - scheme and host
 * @param path - sent as it stands, so that odd addresses reach the host
 */
export function request(
  base: string,
  path: string,
  { method = "GET", headers = {} }: Ask = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(base);
  const { request: send } = protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const sent = send(
      {
        hostname,
        port,
        path,
        method,
        headers,
        timeout: patience,
        // The test's own nginx signs for itself.
        rejectUnauthorized: hostname !== "127.0.0.1",
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: unpacked(
              Buffer.concat(chunks),
              response.headers["content-encoding"],
            ),
          }),
        );
      },
    );
    sent.on("timeout", () => sent.destroy(new Error("no answer in time")));
    sent.on("error", reject);
    sent.end();
  });
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}
