/** @jest-environment node */
import { localEnvironment, testEnvironment } from "./local-site";

// @next/env is CommonJS with the flag __esModule and no `default`. Jest obeys the flag; Node makes module.exports the
// default export.
jest.mock("@next/env", () => ({
  __esModule: true,
  default: { loadEnvConfig: jest.fn() },
}));

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

test("leads go to the inbox on this machine, unless the environment names another endpoint", () => {
  expect(localEnvironment(ports)).toMatchObject(local);

  process.env.NEXT_PUBLIC_BOOKING_ENDPOINT = "https://script.example/exec";
  process.env.NEXT_PUBLIC_LEAD_RESPONSE = "readable";
  expect(localEnvironment(ports)).toMatchObject({
    NEXT_PUBLIC_BOOKING_ENDPOINT: "https://script.example/exec",
    NEXT_PUBLIC_CONSULTATION_ENDPOINT: "http://localhost:3001/readable",
  });
});

test("the leads of tests go to the local inbox, even if the environment names another endpoint", () => {
  process.env.NEXT_PUBLIC_BOOKING_ENDPOINT = "https://script.example/exec";

  expect(testEnvironment(ports)).toMatchObject({
    ...local,
    K7_PORT: "3000",
  });
});
