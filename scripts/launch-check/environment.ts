import type { Finding } from "./finding";

/** The settings of a build, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;
type Fetch = (address: string, init: RequestInit) => Promise<Response>;

const endpointNames = [
  "NEXT_PUBLIC_BOOKING_ENDPOINT",
  "NEXT_PUBLIC_CONSULTATION_ENDPOINT",
] as const;

/** How long an endpoint may take over its health check, in milliseconds; a sleeping script needs some seconds. */
const patience = 15_000;

/** What is empty or unfit for the public in the settings of the build. */
export function environmentFindings(
  environment: Environment,
): readonly Finding[] {
  const findings = endpointNames.flatMap((name) =>
    faultOf(name, environment[name], "leads would go nowhere"),
  );
  const address = environment.NEXT_PUBLIC_SITE_URL;
  findings.push(
    ...faultOf("NEXT_PUBLIC_SITE_URL", address, "search engines would be lost"),
  );
  if (address && URL.canParse(address) && new URL(address).origin !== address)
    findings.push(
      developer(
        "NEXT_PUBLIC_SITE_URL",
        `write it as ${new URL(address).origin}, with nothing after the host`,
      ),
    );
  const response = environment.NEXT_PUBLIC_LEAD_RESPONSE ?? "";
  if (!["", "readable"].includes(response))
    findings.push(
      developer(
        "NEXT_PUBLIC_LEAD_RESPONSE",
        `is "${response}"; it may be "readable" or empty`,
      ),
    );
  return findings;
}

/**
 * Asks each endpoint whether it is well: a GET must be answered with `{"ok": true}`.
 *
 * @param environment - the settings of the build
 * @param get - `fetch`, unless a test hands in another
 */
export async function healthFindings(
  environment: Environment,
  get: Fetch = fetch,
): Promise<readonly Finding[]> {
  const endpoints = new Map(
    endpointNames
      .map((name) => [environment[name] ?? "", name] as const)
      // Both forms may share one address.
      .filter(([address]) => address.startsWith("https://"))
      .reverse(),
  );
  const findings: Finding[] = [];
  for (const [address, name] of endpoints) {
    const fault = await healthOf(address, get);
    if (fault !== undefined) findings.push(developer(name, fault));
  }
  return findings;
}

async function healthOf(
  address: string,
  get: Fetch,
): Promise<string | undefined> {
  try {
    const answer = await get(address, {
      signal: AbortSignal.timeout(patience),
    });
    const body: unknown = await answer.json().catch(() => undefined);
    const isWell =
      typeof body === "object" &&
      body !== null &&
      "ok" in body &&
      body.ok === true;
    return answer.ok && isWell
      ? undefined
      : `answered the health check with status ${answer.status} and without {"ok": true}; is access set to "Anyone"?`;
  } catch (error) {
    return `could not be reached (${reasonOf(error as Error)}); \`--offline\` leaves the health check out`;
  }
}

function reasonOf({ cause, message }: Error): string {
  return cause instanceof Error ? cause.message : message;
}

function faultOf(
  name: string,
  value: string | undefined,
  whatThen: string,
): Finding[] {
  if (!value) return [developer(name, `is empty; ${whatThen}`)];
  if (!URL.canParse(value))
    return [developer(name, `"${value}" is not an address`)];
  return new URL(value).protocol === "https:"
    ? []
    : [developer(name, `"${value}" must begin with https://`)];
}

function developer(place: string, text: string): Finding {
  return { actor: "developer", place, text };
}
