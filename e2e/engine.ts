/** In which browser the tests run, and how: K7_ENGINE, set by `npm run test:engines`; Chromium without it. */
import { fileURLToPath } from "node:url";
import type { Project } from "playwright/test";
import { chromiumFlags, findChromium } from "../scripts/chromium.mjs";

type Drive = "chromium" | "firefox" | "stock-firefox" | "webkit" | "webkit-gtk";

const engineInUse = process.env.K7_ENGINE ?? "chromium";

/** Whether all tests run, and not just those that `npm test` runs: e2e/thorough.ts. */
export const isThorough = process.env.K7_THOROUGH !== undefined;

/** Whether a test can change the system's colours and motion: not in a stock Firefox. */
export const canEmulateMedia = engineInUse !== "stock-firefox";

/** Whether a test can touch: Playwright's way to a stock Firefox has no finger. */
export const canTouch = engineInUse !== "stock-firefox";

const drives: readonly Drive[] = [
  "chromium",
  "firefox",
  "stock-firefox",
  "webkit",
  "webkit-gtk",
];

/**
 * The projects of the engine that K7_ENGINE names.
 *
 * @throws Error when there is no such engine
 */
export function projectsOfEngine(): Project[] {
  const drive = drives.find((each) => each === engineInUse);
  if (drive === undefined)
    throw new Error(`K7_ENGINE is ${engineInUse}; it can be ${drives.join()}.`);
  if (drive === "webkit-gtk")
    return [{ name: "webkit-gtk", testDir: "journey", workers: 1 }];
  return [
    project(drive, "phone", {
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      hasTouch: true,
      // Playwright has no phone mode for Firefox: there, a narrow window with a finger stands for it.
      isMobile: !isFirefox(drive),
    }),
    project(drive, "desktop", { viewport: { width: 1280, height: 800 } }),
  ];
}

type PlaywrightDrive = Exclude<Drive, "webkit-gtk">;

function project(
  drive: PlaywrightDrive,
  size: "phone" | "desktop",
  use: NonNullable<Project["use"]>,
): Project {
  const skipped = [
    size === "phone" ? "@desktop" : "@phone",
    // @own-build: asks for what a stock Firefox cannot be told to do. @chromium: asks Chromium alone.
    ...(drive === "stock-firefox" ? ["@own-build"] : []),
    ...(drive === "chromium" ? [] : ["@chromium"]),
    ...(isThorough ? [] : ["@thorough(?!-)", `@thorough-${size}`]),
  ];
  return {
    name: drive === "chromium" ? size : `${drive} ${size}`,
    testIgnore: [
      "journey/**",
      ...(size === "desktop" ? onceOnAPhone : []),
      // A stock Firefox cannot be told to leave scripts off.
      ...(drive === "stock-firefox" ? ["without-script.spec.ts"] : []),
    ],
    grepInvert: new RegExp(skipped.join("|")),
    use: { ...use, ...browser(drive, size) },
  };
}

/** When files come is the same at every width; what is in sight is least on a phone. */
const onceOnAPhone = ["first-paint.spec.ts", "islands.spec.ts"];

function browser(
  drive: PlaywrightDrive,
  size: "phone" | "desktop",
): NonNullable<Project["use"]> {
  switch (drive) {
    case "chromium": {
      const executablePath = findChromium();
      return {
        launchOptions: {
          ...(executablePath !== undefined && { executablePath }),
          args: [...chromiumFlags],
        },
      };
    }
    case "webkit":
      return { browserName: "webkit" };
    case "firefox":
    case "stock-firefox":
      return {
        browserName: "firefox",
        ...(drive === "stock-firefox" && { channel: "moz-firefox" }),
        launchOptions: {
          ...(drive === "stock-firefox" && { executablePath: stockFirefox }),
          // Without a screen Firefox believes in no pointer at all: 1 is a finger, 6 a mouse that hovers.
          firefoxUserPrefs: {
            "ui.primaryPointerCapabilities": size === "phone" ? 1 : 6,
            "ui.allPointerCapabilities": size === "phone" ? 1 : 6,
            // Nobody tells Playwright of a page that comes back from this cache, so it waits for ever.
            "browser.sessionhistory.max_total_viewers": 0,
          },
        },
      };
  }
}

const isFirefox = (drive: PlaywrightDrive) => drive.endsWith("firefox");

const stockFirefox = fileURLToPath(
  new URL("../scripts/engines/stock-firefox.mjs", import.meta.url),
);
