import { existsSync } from "node:fs";
import { chromium } from "playwright";

/**
 * The path of the Chromium for the tests, which K7_CHROMIUM may name; undefined if there is none.
 */
export const findChromium = () =>
  process.env.K7_CHROMIUM ||
  [
    // The headless shell is faster: it draws no windows.
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    chromium.executablePath(),
  ].find((path) => existsSync(path));
