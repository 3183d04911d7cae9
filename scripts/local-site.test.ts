/** @jest-environment node */
import { localEnvironment, run, testEnvironment } from "./local-site";

// Jest and Node disagree about the default export of a CommonJS package; Node's is the one that counts.
jest.mock("@next/env", () => ({
  __esModule: true,
  default: { loadEnvConfig: jest.fn() },
}));

const given = { ...process.env };
const ports = { port: 3000, inboxPort: 3001 };
const local = {
  NEXT_PUBLIC_SITE_URL: "http://localhost:3000",
  NEXT_PUBLIC_BOOKING_ENDPOINT: "http://localhost:3001/booking",
  NEXT_PUBLIC_CONSULTATION_ENDPOINT: "http://localhost:3001/consultation",
};

beforeEach(() => {
  for (const name of Object.keys(process.env))
    if (name.startsWith("NEXT_PUBLIC_")) delete process.env[name];
});

afterEach(() => {
  process.env = { ...given };
});

test("sends the leads of both forms to the inbox on this machine, and reports nothing to the framework's makers", () => {
  expect(localEnvironment(ports)).toMatchObject({
    ...local,
    NEXT_TELEMETRY_DISABLED: "1",
  });
});

test("sends them where the inbox's answer can be read, if that is asked for", () => {
  process.env.NEXT_PUBLIC_LEAD_RESPONSE = "readable";

  expect(localEnvironment(ports)).toMatchObject({
    NEXT_PUBLIC_BOOKING_ENDPOINT: "http://localhost:3001/readable",
    NEXT_PUBLIC_CONSULTATION_ENDPOINT: "http://localhost:3001/readable",
  });
});

test("sends them to the endpoint that a person has named, but for tests", () => {
  process.env.NEXT_PUBLIC_BOOKING_ENDPOINT = "https://script.example/exec";

  expect(localEnvironment(ports)).toMatchObject({
    ...local,
    NEXT_PUBLIC_BOOKING_ENDPOINT: "https://script.example/exec",
  });
  expect(testEnvironment(ports)).toMatchObject({
    ...local,
    K7_INBOX_PORT: "3001",
    K7_LEADS_DIR: ".test/leads",
  });
});

test.each([0, 3])("knows that a command ended with %s", async (code) => {
  const env = { ...process.env, CODE: String(code) };

  expect(
    await run(`node -e "process.exit(Number(process.env.CODE))"`, env),
  ).toBe(code);
});
