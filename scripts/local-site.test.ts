/** @jest-environment node */
import { createServer } from "node:http";
import { listen } from "./listen";
import { localEnvironment, testEnvironment } from "./local-site";

// Jest and Node disagree about the default export of a CommonJS package; Node's is the one that counts.
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

test("sends leads to the inbox on this machine, unless a person has named another endpoint", () => {
  expect(localEnvironment(ports)).toMatchObject(local);

  process.env.NEXT_PUBLIC_BOOKING_ENDPOINT = "https://script.example/exec";
  process.env.NEXT_PUBLIC_LEAD_RESPONSE = "readable";
  expect(localEnvironment(ports)).toMatchObject({
    NEXT_PUBLIC_BOOKING_ENDPOINT: "https://script.example/exec",
    NEXT_PUBLIC_CONSULTATION_ENDPOINT: "http://localhost:3001/readable",
  });
  // The leads of tests stay apart, whatever a person has set.
  expect(testEnvironment(ports)).toMatchObject({
    ...local,
    K7_LEADS_DIR: ".test/leads",
  });
});

test("a port that is taken is one clear line", async () => {
  const server = createServer();
  const port = await listen(server, 0, "the site");

  await expect(listen(createServer(), port, "the inbox")).rejects.toThrow(
    `Port ${port} for the inbox is taken. Stop the other program and start again.`,
  );
  server.close();
});
