import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { fail } from "./lib/fail.mjs";

const usualPaths = [
  // The headless shell is first, because it is faster: it draws no windows.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Finds the Chromium for the tests: the file that K7_CHROMIUM names, or else an installed one, or else Playwright's.
 *
 * @returns {string | undefined} its path, or undefined if there is none
 */
export function findChromium() {
  const chosen = process.env.K7_CHROMIUM;
  if (chosen) {
    if (!existsSync(chosen))
      fail(`K7_CHROMIUM names ${chosen}, which does not exist.`);
    return chosen;
  }
  return [...usualPaths, chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}
