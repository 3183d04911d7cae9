import { existsSync } from "node:fs";
import { chromium } from "playwright";

export const findChromium = () =>
  process.env.K7_CHROMIUM ||
  [
    // The headless shell is faster: it draws no windows.
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    chromium.executablePath(),
  ].find((path) => existsSync(path));
