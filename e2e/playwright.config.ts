import { existsSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, firefox, webkit, type PlaywrightTestProject } from "playwright/test";
import { findChromium } from "../scripts/testing/find-chromium.mjs";
import { addresses, copyFolder, leadsFolder } from "./addresses";

// Workers load this file too, while leads arrive.
if (process.env.TEST_WORKER_INDEX === undefined)
  rmSync(leadsFolder, { recursive: true, force: true });

const isCI = process.env.CI !== undefined;

type Use = NonNullable<PlaywrightTestProject["use"]>;

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
} satisfies Use;
const desktop = { viewport: { width: 1280, height: 800 } } satisfies Use;

const isOld = process.env.K7_OLD_ENGINE !== undefined;

// @editor builds a copy of the project, @visual takes screenshots (docs/design.md): both only on
// request.
const onDemand = [
  ...["@editor", "@visual"].filter((tag) => !process.argv.some((arg) => arg.includes(tag))),
  isOld ? "@newer" : "@old",
];

/** Only on Linux a variable chooses the fonts. */
const ofFonts = process.platform === "linux" ? [] : ["@fonts"];
if (ofFonts.length > 0 && process.env.TEST_WORKER_INDEX === undefined)
  console.log(
    "Limits of lengths and sheets are measured on Linux, with the fonts of e2e/fonts.conf: their tests are left out here.",
  );

/** Whatever is installed. */
const env = {
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL("fonts.conf", import.meta.url)),
  // With LC_ALL=C Chromium opens no font whose path has letters of another script.
  LC_ALL: "C.UTF-8",
};

const executablePath = findChromium();
const chromium = {
  launchOptions: {
    env,
    ...(executablePath && { executablePath }),
    args: [
      // Fewer processes, of which each page would start some: a sixth of the time.
      ...["--in-process-gpu", "--renderer-process-limit=1"],
      // Else the first page of an old build stalls.
      ...(isOld ? ["--disable-gpu"] : []),
    ],
  },
} satisfies Use;

// The other specs would send leads to the clinic.
const host = process.env.BASE_URL;

export default defineConfig({
  testDir: ".",
  testMatch: host === undefined ? "*.spec.ts" : "live.spec.ts",
  outputDir: "../.test/results",
  // More workers than cores, because tests often wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: isCI,
  // A browser that stalls must not hold up a deployment.
  retries: isCI || isOld ? 1 : 0,
  reporter: "list",
  timeout: 90_000,
  snapshotPathTemplate: "../.test/visual/{projectName}/{arg}{ext}",
  use: {
    baseURL: host ?? addresses.site,
    // hosts/run.sh has a certificate of its own.
    ignoreHTTPSErrors: host?.startsWith("https://localhost") ?? false,
  },
  // `npx playwright install firefox webkit` adds two.
  projects: [
    ...projects("chromium", chromium, true),
    ...(!isOld && existsSync(firefox.executablePath())
      ? // Firefox has no phone mode, so its phone is a narrow window with touch.
        projects("firefox", { browserName: "firefox", launchOptions: { env } }, false)
      : []),
    ...(!isOld && existsSync(webkit.executablePath())
      ? projects("webkit", { browserName: "webkit", launchOptions: { env } }, true)
      : []),
  ],
  webServer: host
    ? []
    : [server("serve", addresses.site), server("inbox", `${addresses.inbox}/health`)],
});

/** A test tagged @phone or @desktop runs only in that size, @chromium only in Chromium. */
function projects(engine: string, use: Use, isMobile: boolean): PlaywrightTestProject[] {
  const excluded = [...onDemand, ...ofFonts, ...(engine === "chromium" ? [] : ["@chromium"])];
  const inSize = (size: string, otherSize: string, settings: Use) => ({
    name: `${engine} ${size}`,
    grepInvert: new RegExp([otherSize, ...excluded].join("|")),
    use: { ...settings, ...use },
  });
  return [
    inSize("phone", "@desktop", { ...phone, isMobile }),
    inSize("desktop", "@phone", desktop),
  ];
}

function server(script: string, url: string) {
  return {
    name: script,
    url,
    command: `node --import tsx scripts/start.ts --${script}`,
    cwd: copyFolder,
    env: {
      K7_PORT: new URL(addresses.site).port,
      K7_OUT_DIR: ".test/site",
      K7_LEADS_DIR: leadsFolder,
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 3000 } as const,
  };
}
