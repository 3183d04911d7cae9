#!/usr/bin/env node
/**
 * Firefox as it is installed, started by Playwright in place of its own build (channel "moz-firefox"). Playwright
 * speaks WebDriver BiDi with it and always sends one command that the long-term release does not know yet; this
 * stands between the two and answers it. It can go once that release knows emulation.setMediaFeaturesOverride.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

const unknownToFirefox = "emulation.setMediaFeaturesOverride";
// Traces and pictures of a page come as one message.
const options = { maxPayload: 256 * 1024 * 1024, perMessageDeflate: false };

const firefox = spawn(
  process.env.K7_FIREFOX ?? "firefox-esr",
  process.argv.slice(2),
  { stdio: ["ignore", "inherit", "pipe"] },
);
firefox.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.on("exit", (code) => process.exit(code ?? 1));

const announced = "WebDriver BiDi listening on ";
createInterface({ input: firefox.stderr }).on("line", (line) => {
  if (line.startsWith(announced)) standBetween(line.slice(announced.length));
  else console.error(line);
});

/**
 * Takes Playwright's connection and passes every message on.
 *
 * @param {string} address - where Firefox listens
 */
function standBetween(address) {
  const server = new WebSocketServer({
    ...options,
    port: 0,
    host: "127.0.0.1",
  });
  server.on("listening", () =>
    console.error(`${announced}ws://127.0.0.1:${server.address().port}`),
  );
  server.on("connection", (playwright) => {
    const browser = new WebSocket(`${address}/session`, options);
    const opened = new Promise((done) => browser.once("open", done));
    playwright.on("message", async (data) => {
      const text = String(data);
      const { id, method } = JSON.parse(text);
      if (method === unknownToFirefox)
        playwright.send(JSON.stringify({ type: "success", id, result: {} }));
      else {
        await opened;
        browser.send(text);
      }
    });
    browser.on("message", (data) => playwright.send(String(data)));
    browser.on("close", () => playwright.close());
    playwright.on("close", () => browser.close());
  });
}
