import { once } from "node:events";
import http from "node:http";
import { text } from "node:stream/consumers";

/**
 * Sends the path and the headers exactly as given; fetch would correct invalid ones.
 *
 * @returns the answer; status 0 if the connection closes without an answer
 */
export async function askServer(
  server: http.Server,
  path: string,
  options: http.RequestOptions,
  body = "",
) {
  const { port } = server.address() as { port: number };
  const request = http.request({ port, path, agent: false, ...options });
  request.end(body);
  try {
    const [answer] = await once(request, "response");
    const { statusCode, headers } = answer as http.IncomingMessage;
    return { status: statusCode, headers, body: await text(answer) };
  } catch {
    return { status: 0, headers: {}, body: "" };
  } finally {
    request.destroy();
  }
}
