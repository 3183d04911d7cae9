/** An error that the editor's server reports. */
export class ServerError extends Error {
  /** In a conflict, the value that the field has now. */
  readonly current: unknown;
  /** Whether somebody else has changed the field. */
  readonly isConflict: boolean;

  constructor(message: string, status: number, current: unknown) {
    super(message);
    this.isConflict = status === 409;
    this.current = current;
  }
}

/**
 * Calls a function of api.ts.
 *
 * @throws ServerError with a sentence for the clinic; Error when the server does not answer
 */
export async function request<Result>(
  name: string,
  body: unknown = {},
): Promise<Result> {
  const reply = await fetchApi(name, body);
  const result = (await reply.json()) as Result & {
    message: string;
    current?: unknown;
  };
  if (!reply.ok)
    throw new ServerError(result.message, reply.status, result.current);
  return result;
}

const fetchApi = (name: string, body: unknown): Promise<Response> =>
  fetch(`/edit/api/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(
      "The editor is not running any more. Type npm run edit again; what you saved is safe. / एडिटर बंद हो गया। npm run edit फिर लिखें; जो सेव किया, वह सुरक्षित है।",
    );
  });
