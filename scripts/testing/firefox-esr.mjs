#!/usr/bin/env node
/**
 * Firefox ESR for Playwright, which starts this file in its place. Playwright 1.65 sends each page a command that ESR 153 does not know yet;
 * this answers it, and hands everything else on. It can go once the ESR knows emulation.setMediaFeaturesOverride.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

const announced = "WebDriver BiDi listening on ";
const firefox = spawn("/usr/bin/firefox-esr", process.argv.slice(2), {
  stdio: ["ignore", "ignore", "pipe"],
});
firefox.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on("line", (line) => {
  if (!line.startsWith(announced)) return;
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () =>
    console.error(`${announced}ws://127.0.0.1:${server.address().port}`),
  );
  server.on("connection", (playwright, { url }) => {
    const browser = new WebSocket(line.slice(announced.length) + url);
    const opened = new Promise((resolve) => browser.on("open", resolve));
    playwright.on("message", async (data) => {
      const { id, method } = JSON.parse(data);
      if (method === "emulation.setMediaFeaturesOverride")
        return playwright.send(JSON.stringify({ type: "success", id, result: {} }));
      await opened;
      browser.send(String(data));
    });
    browser.on("message", (data) => playwright.send(String(data)));
    playwright.on("close", () => browser.close());
    browser.on("close", () => playwright.close());
  });
});
