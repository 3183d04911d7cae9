import { once } from "node:events";
import http from "node:http";
import { text } from "node:stream/consumers";

/** Sends the path and headers as given; fetch would correct invalid ones. Status 0 is no answer. */
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
