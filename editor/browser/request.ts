import type { Remark } from "../refusal";

/** The reason why the server did not carry out a request. */
export class ServerError extends Error {
  constructor(readonly remarks: readonly Remark[]) {
    super(remarks.map(({ text }) => text).join("\n"));
  }
}

/**
 * Calls a function of api.ts.
 *
 * @throws ServerError
 */
export async function request<Result>(
  name: string,
  body: unknown = {},
): Promise<Result> {
  const reply = await fetch(`/edit/api/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new ServerError([
      {
        text: "The editor is not running any more. Type npm run edit again; what you saved is safe.",
        values: [],
      },
    ]);
  });
  const result = (await reply.json()) as Result & ServerError;
  if (!reply.ok) throw new ServerError(result.remarks);
  return result;
}
