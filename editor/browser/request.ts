import { Refusal, refusal } from "../refusal";

/** Calls a function of api.ts. @throws Refusal */
export async function request<Result>(name: string, body: unknown = {}): Promise<Result> {
  const reply = await fetch(`/edit/api/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw refusal(
      "The editor is not running any more. Type npm run edit again; what you saved is safe.",
    );
  });
  const result = (await reply.json()) as Result & Refusal;
  if (!reply.ok) throw new Refusal(result.remarks);
  return result;
}
