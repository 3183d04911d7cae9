import { thisMachine } from "./listen";
import { loadSettings } from "../build/settings";

type Ports = { readonly port: number; readonly inboxPort: number };

/** K7_PORT may name the port of the site; that of the inbox is the next. */
export function localPorts(byDefault: number): Ports {
  const port = Number(process.env.K7_PORT || byDefault);
  return { port, inboxPort: port + 1 };
}

/** For `npm start`: leads go to the inbox here, unless .env.local names an endpoint. */
export function localEnvironment({ port, inboxPort }: Ports) {
  loadSettings();
  const { env } = process;
  const readable = env.NEXT_PUBLIC_LEAD_RESPONSE === "readable";
  const endpoint = (form: string) =>
    `http://${thisMachine}:${inboxPort}/${readable ? "readable" : form}`;
  return {
    ...env,
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_PUBLIC_SITE_URL: env.NEXT_PUBLIC_SITE_URL || `http://${thisMachine}:${port}`,
    NEXT_PUBLIC_BOOKING_ENDPOINT: env.NEXT_PUBLIC_BOOKING_ENDPOINT || endpoint("booking"),
    NEXT_PUBLIC_CONSULTATION_ENDPOINT:
      env.NEXT_PUBLIC_CONSULTATION_ENDPOINT || endpoint("consultation"),
  };
}

/** `npm start` can run at the same time. */
export const testPorts = localPorts(3100);

/** Of the tests: an inbox, ports and folders of their own, whatever .env.local names. */
export const testEnvironment = () => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: "1",
  NEXT_PUBLIC_SITE_URL: `http://localhost:${testPorts.port}`,
  NEXT_PUBLIC_BOOKING_ENDPOINT: `http://localhost:${testPorts.inboxPort}/booking`,
  NEXT_PUBLIC_CONSULTATION_ENDPOINT: `http://localhost:${testPorts.inboxPort}/consultation`,
  // Empty instead of absent, because .env.local could set an absent variable.
  NEXT_PUBLIC_LEAD_RESPONSE: "",
  K7_PORT: String(testPorts.port),
  K7_OUT_DIR: ".test/site",
});
