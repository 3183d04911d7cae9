import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { fail } from "./fail.mjs";

const usualPaths = [
  // Without a window system, hence quicker.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The Chromium that tests use: the one that K7_CHROMIUM names, the system's, or Playwright's own download.
 *
 * @returns {string | undefined} its path, or undefined when there is none
 */
export function findChromium() {
  const named = process.env.K7_CHROMIUM;
  if (named) {
    if (!existsSync(named))
      fail(`K7_CHROMIUM names ${named}, and there is no such file.`);
    return named;
  }
  return [...usualPaths, chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}
