import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "playwright/test";
import { isThorough, projectsOfEngine } from "./engine";
import { addresses, leadsFolder } from "./local-addresses";

// Only the first process: the workers read this file too, while leads are arriving.
if (process.env.TEST_WORKER_INDEX === undefined)
  rmSync(leadsFolder, { recursive: true, force: true });

export default defineConfig({
  testDir: ".",
  outputDir: "../.test/results",
  // Tests wait more than they work; a stock browser over WebDriver works more.
  workers: process.env.K7_ENGINE === undefined ? 3 : 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // Firefox and WebKit are driven more slowly, and axe takes its time in them.
  timeout: process.env.K7_ENGINE === undefined ? 30_000 : 120_000,
  reporter: [["list"], ["./summary-reporter.ts"]],
  use: {
    baseURL: addresses.site,
    // A recording costs a sixth of the time: the quick run goes without, and `--trace on` repeats a failure with one.
    trace: isThorough
      ? { mode: "retain-on-failure", screenshots: false }
      : "off",
  },
  projects: projectsOfEngine(),
  webServer: [
    server("preview", addresses.site),
    server("inbox", `${addresses.inbox}/health`),
  ],
});

/** One of the project's own servers, on the ports and folders of the tests. */
function server(script: string, url: string) {
  return {
    name: script,
    url,
    command: `npm run --silent ${script}`,
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: {
      K7_PORT: new URL(addresses.site).port,
      K7_OUT_DIR: process.env.K7_OUT_DIR ?? ".test/site",
      K7_INBOX_PORT: new URL(addresses.inbox).port,
      K7_LEADS_DIR: leadsFolder,
    },
    // A server that someone left running could be an older site.
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 3000 } as const,
  };
}
