/** @jest-environment node */
import { localEnvironment, run, runApart, testEnvironment } from "./local-site";

// Jest and Node disagree about the default of a CommonJS package; Node's is the one that counts.
jest.mock("@next/env", () => ({
  __esModule: true,
  default: { loadEnvConfig: jest.fn() },
}));

const given = { ...process.env };
const ports = { port: 3000, inboxPort: 3001 };

beforeEach(() => {
  for (const name of Object.keys(process.env))
    if (name.startsWith("NEXT_PUBLIC_")) delete process.env[name];
});

afterEach(() => {
  process.env = { ...given };
});

test("sends the leads of both forms to the inbox on this machine", () => {
  expect(localEnvironment(ports)).toMatchObject({
    NEXT_PUBLIC_SITE_URL: "http://localhost:3000",
    NEXT_PUBLIC_BOOKING_ENDPOINT: "http://localhost:3001/booking",
    NEXT_PUBLIC_CONSULTATION_ENDPOINT: "http://localhost:3001/consultation",
  });
});

test("sends them where the inbox's answer can be read, if that is asked for", () => {
  process.env.NEXT_PUBLIC_LEAD_RESPONSE = "readable";

  expect(localEnvironment(ports)).toMatchObject({
    NEXT_PUBLIC_BOOKING_ENDPOINT: "http://localhost:3001/readable",
    NEXT_PUBLIC_CONSULTATION_ENDPOINT: "http://localhost:3001/readable",
  });
});

test("sends what tests send to their own inbox, whatever a person has named", () => {
  process.env.NEXT_PUBLIC_BOOKING_ENDPOINT = "https://script.example/exec";
  process.env.NEXT_PUBLIC_LEAD_RESPONSE = "readable";

  expect(testEnvironment(ports, ".test/leads")).toMatchObject({
    NEXT_PUBLIC_SITE_URL: "http://localhost:3000",
    NEXT_PUBLIC_BOOKING_ENDPOINT: "http://localhost:3001/booking",
    NEXT_PUBLIC_CONSULTATION_ENDPOINT: "http://localhost:3001/consultation",
    K7_INBOX_PORT: "3001",
    K7_LEADS_DIR: ".test/leads",
  });
});

test("leaves alone the endpoint that a person has named", () => {
  process.env.NEXT_PUBLIC_BOOKING_ENDPOINT = "https://script.example/exec";

  expect(localEnvironment(ports)).toMatchObject({
    NEXT_PUBLIC_BOOKING_ENDPOINT: "https://script.example/exec",
    NEXT_PUBLIC_CONSULTATION_ENDPOINT: "http://localhost:3001/consultation",
  });
});

test("reports nothing to the framework's makers", () => {
  expect(localEnvironment(ports)).toHaveProperty(
    "NEXT_TELEMETRY_DISABLED",
    "1",
  );
});

test.each([0, 3])("knows how a command ended: %s", async (code) => {
  const environment = { ...process.env, ENDING: String(code) };
  const command = `node -e "process.exit(Number(process.env.ENDING))"`;

  expect(await run(command, environment)).toBe(code);
});

test("keeps what a command said, and how it ended, for those who run several", async () => {
  const command = `node -e "console.log('said'); console.error('complained'); process.exit(3)"`;

  const { code, output } = await runApart(command, process.env);

  expect(code).toBe(3);
  expect(output).toMatch(/said/);
  expect(output).toMatch(/complained/);
});
