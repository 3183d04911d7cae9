import { existsSync } from "node:fs";
import { chromium } from "playwright";

/**
 * Finds the Chromium for the tests: the file that K7_CHROMIUM names, or else an installed one, or else Playwright's.
 *
 * @returns {string | undefined} its path, or undefined if there is none
 */
export const findChromium = () =>
  process.env.K7_CHROMIUM ||
  [
    // The headless shell is first, because it is faster: it draws no windows.
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    chromium.executablePath(),
  ].find((path) => existsSync(path));
