/** The addresses and the environment that `npm start`, `npm run dev` and the tests share. */
import { spawn } from "node:child_process";
import nextEnv from "@next/env";

export type LocalSite = {
  /** TCP ports of this machine. */
  readonly port: number;
  readonly inboxPort: number;
};

/**
 * The environment of a build that sends its leads to the local inbox, unless the person has named other
 * endpoints in the environment or in .env.local.
 *
 * @param site - the ports in use
 */
export function localEnvironment({ port, inboxPort }: LocalSite) {
  nextEnv.loadEnvConfig(process.cwd(), false, {
    info: () => {},
    error: console.error,
  });
  const inbox = `http://localhost:${inboxPort}`;
  const readable = process.env.NEXT_PUBLIC_LEAD_RESPONSE === "readable";
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_PUBLIC_SITE_URL:
      process.env.NEXT_PUBLIC_SITE_URL || `http://localhost:${port}`,
    NEXT_PUBLIC_BOOKING_ENDPOINT:
      process.env.NEXT_PUBLIC_BOOKING_ENDPOINT ||
      `${inbox}/${readable ? "readable" : "booking"}`,
    NEXT_PUBLIC_CONSULTATION_ENDPOINT:
      process.env.NEXT_PUBLIC_CONSULTATION_ENDPOINT ||
      `${inbox}/${readable ? "readable" : "consultation"}`,
  };
}

/**
 * The environment of the tests: whatever a person has set, their site sends to the inbox of the tests.
 *
 * @param site - ports of their own, so that tests never meet a site that someone is looking at
 * @param leads - the folder of their inbox
 */
export function testEnvironment(site: LocalSite, leads: string) {
  for (const name of settings) process.env[name] = "";
  return {
    ...localEnvironment(site),
    K7_PORT: String(site.port),
    K7_INBOX_PORT: String(site.inboxPort),
    K7_OUT_DIR: ".test/site",
    K7_LEADS_DIR: leads,
  };
}

// Empty rather than absent: a value in .env.local would take the place of an absent one.
const settings = [
  "NEXT_PUBLIC_BOOKING_ENDPOINT",
  "NEXT_PUBLIC_CONSULTATION_ENDPOINT",
  "NEXT_PUBLIC_LEAD_RESPONSE",
  "NEXT_PUBLIC_SITE_URL",
];

/**
 * Runs one command of the project.
 *
 * @param command - as in a package script
 * @param environment - its environment
 * @returns its exit code
 */
export function run(
  command: string,
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: "inherit",
      env: environment,
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/**
 * Runs one command of the project beside others, whose lines must not mix with its own.
 *
 * @param command - as in a package script
 * @param environment - its environment
 * @returns its exit code, and all that it said
 */
export function runApart(
  command: string,
  environment: NodeJS.ProcessEnv,
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: environment,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
