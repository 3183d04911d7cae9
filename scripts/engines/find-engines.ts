/** Which browser engines this machine has for the tests, and how each is driven. */
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { firefox, webkit } from "playwright";
import { findChromium } from "../chromium.mjs";

export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** How the tests drive a browser; the value of K7_ENGINE. */
export type Drive =
  "chromium" | "firefox" | "stock-firefox" | "webkit" | "webkit-gtk";

export type Engine = {
  readonly name: EngineName;
  readonly drive: Drive;
  /** For people: which browser, and how much of the tests it runs. */
  readonly what: string;
  /** What the tests must know to find it. */
  readonly environment: Readonly<Record<string, string>>;
};

export type MissingEngine = {
  readonly name: EngineName;
  /** What was looked for, and how to get it. */
  readonly why: string;
};

/** What the search needs of the machine, so that tests can stand in for it. */
export type Machine = {
  /** The path of a program, or nothing. */
  readonly program: (...names: readonly string[]) => string | undefined;
  /** Playwright's own builds, whether they are there or not. */
  readonly playwright: Readonly<Record<"firefox" | "webkit", string>>;
  readonly exists: (path: string) => boolean;
  readonly chromium: () => string | undefined;
  readonly miniBrowser: () => string | undefined;
};

/**
 * Looks for one engine.
 *
 * @param name - which
 * @param machine - where to look
 * @returns the engine, or why it cannot run
 */
export function findEngine(
  name: EngineName,
  machine: Machine = thisMachine,
): Engine | MissingEngine {
  return { chromium: findOurs, firefox: findFirefox, webkit: findWebKit }[name](
    machine,
  );
}

function findOurs({ chromium }: Machine): Engine | MissingEngine {
  const path = chromium();
  if (path === undefined)
    return {
      name: "chromium",
      why: "there is no Chromium; `npx playwright install chromium` brings one.",
    };
  return {
    name: "chromium",
    drive: "chromium",
    what: `${path}, every end-to-end test`,
    environment: {},
  };
}

function findFirefox(machine: Machine): Engine | MissingEngine {
  const { exists, playwright, program } = machine;
  if (exists(playwright.firefox))
    return {
      name: "firefox",
      drive: "firefox",
      what: "Playwright's own build, every end-to-end test",
      environment: {},
    };
  const path = program("firefox-esr", "firefox");
  if (path === undefined)
    return {
      name: "firefox",
      why: "there is neither Playwright's Firefox (`npx playwright install firefox`) nor a stock one (Debian: firefox-esr).",
    };
  return {
    name: "firefox",
    drive: "stock-firefox",
    what: `${path} over WebDriver BiDi, every end-to-end test but those that change the system's colours or motion`,
    environment: { K7_FIREFOX: path },
  };
}

function findWebKit(machine: Machine): Engine | MissingEngine {
  const { exists, playwright, program, miniBrowser } = machine;
  if (exists(playwright.webkit))
    return {
      name: "webkit",
      drive: "webkit",
      what: "Playwright's own build, every end-to-end test",
      environment: {},
    };
  const driver = program("WebKitWebDriver");
  const browser = miniBrowser();
  const screen = program("Xvfb");
  if (driver === undefined || browser === undefined || screen === undefined)
    return {
      name: "webkit",
      why: "there is neither Playwright's WebKit (`npx playwright install webkit`) nor WebKitGTK's driver with a screen to draw on (Debian: webkit2gtk-driver and xvfb).",
    };
  return {
    name: "webkit",
    drive: "webkit-gtk",
    what: `${browser} over WebDriver, the core journey (e2e/journey)`,
    environment: {
      K7_WEBKIT_DRIVER: driver,
      K7_MINIBROWSER: browser,
      K7_XVFB: screen,
    },
  };
}

const thisMachine: Machine = {
  program: (...names) =>
    names
      .flatMap((name) =>
        (process.env.PATH ?? "")
          .split(delimiter)
          .map((folder) => join(folder, name)),
      )
      .find((path) => existsSync(path)),
  playwright: {
    firefox: firefox.executablePath(),
    webkit: webkit.executablePath(),
  },
  exists: existsSync,
  chromium: findChromium,
  miniBrowser: findMiniBrowser,
};

/** WebKitGTK's small browser lies beside its library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function findMiniBrowser(): string | undefined {
  const places = ["/usr/libexec", "/usr/lib", ...foldersIn("/usr/lib")];
  return places
    .flatMap(foldersIn)
    .filter((folder) => /\/webkit(2)?gtk-\d/.test(folder))
    .map((folder) => join(folder, "MiniBrowser"))
    .find((path) => existsSync(path));
}

function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}
