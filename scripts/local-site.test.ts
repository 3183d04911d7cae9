/** @jest-environment node */
import { createServer } from "node:http";
import { listen } from "./listen";
import { localEnvironment, testEnvironment } from "./local-site";

// Jest gives a CommonJS package no default export; Node does.
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
  // The leads of tests go to the inbox of the tests, even if the environment names another endpoint.
  expect(testEnvironment(ports)).toMatchObject({
    ...local,
    K7_LEADS_DIR: ".test/leads",
  });
});

test("the error for a taken port names the port, the server and the remedy", async () => {
  const server = createServer();
  const port = await listen(server, 0, "the site");

  await expect(listen(createServer(), port, "the inbox")).rejects.toThrow(
    `Port ${port} for the inbox is taken. Stop the other program and start again.`,
  );
  server.close();
});
