/** What `npm start`, `npm run dev` and `npm test` share: the environment of a site that sends its leads to this machine. */
import { spawn } from "node:child_process";
import nextEnv from "@next/env";

type Ports = {
  /** TCP ports of this machine. */
  readonly port: number;
  readonly inboxPort: number;
};

/**
 * The environment of a build whose forms send to the local inbox, unless the environment or .env.local names other
 * endpoints.
 */
export function localEnvironment({ port, inboxPort }: Ports) {
  nextEnv.loadEnvConfig(process.cwd(), false, {
    info: () => {},
    error: console.error,
  });
  const { env } = process;
  const readable = env.NEXT_PUBLIC_LEAD_RESPONSE === "readable";
  const endpoint = (form: string) =>
    `http://localhost:${inboxPort}/${readable ? "readable" : form}`;
  return {
    ...env,
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_PUBLIC_SITE_URL:
      env.NEXT_PUBLIC_SITE_URL || `http://localhost:${port}`,
    NEXT_PUBLIC_BOOKING_ENDPOINT:
      env.NEXT_PUBLIC_BOOKING_ENDPOINT || endpoint("booking"),
    NEXT_PUBLIC_CONSULTATION_ENDPOINT:
      env.NEXT_PUBLIC_CONSULTATION_ENDPOINT || endpoint("consultation"),
  };
}

/** The environment of the tests: whatever else is set, their site sends to an inbox and into folders of their own. */
export function testEnvironment(ports: Ports) {
  // Empty rather than absent: a value in .env.local would take the place of an absent one.
  for (const name of [
    "NEXT_PUBLIC_BOOKING_ENDPOINT",
    "NEXT_PUBLIC_CONSULTATION_ENDPOINT",
    "NEXT_PUBLIC_LEAD_RESPONSE",
    "NEXT_PUBLIC_SITE_URL",
  ])
    process.env[name] = "";
  return {
    ...localEnvironment(ports),
    K7_PORT: String(ports.port),
    K7_INBOX_PORT: String(ports.inboxPort),
    K7_OUT_DIR: ".test/site",
    K7_LEADS_DIR: ".test/leads",
  };
}

/**
 * Runs a command of the project.
 *
 * @param command - as in a package script
 * @returns its exit code
 */
export function run(command: string, env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    // Nobody answers a question here, and CI has no stdin.
    const stdio = ["ignore", "inherit", "inherit"] as const;
    spawn(command, { shell: true, stdio: [...stdio], env }).on("exit", (code) =>
      resolve(code ?? 1),
    );
  });
}
