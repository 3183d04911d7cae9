/** WebKitGTK's own small browser, on a screen that nobody sees. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { WebDriver } from "./web-driver";

export type WebKitGtk = {
  readonly window: WebDriver;
  readonly end: () => Promise<void>;
};

/**
 * Starts a screen, the driver and the browser that `npm run test:engines` found.
 *
 * @throws Error when one of them does not start
 */
export async function startWebKitGtk(): Promise<WebKitGtk> {
  const children: ChildProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), "k7-webkit-"));
  const end = () => {
    for (const child of children.toReversed()) child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    narrowToolbar(folder);
    const screen = spawn(
      program("K7_XVFB"),
      ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
      { stdio: ["ignore", "ignore", "ignore", "pipe"] },
    );
    children.push(screen);
    const port = await freePort();
    const driver = spawn(program("K7_WEBKIT_DRIVER"), [`--port=${port}`], {
      stdio: "ignore",
      env: {
        ...process.env,
        DISPLAY: `:${await displayOf(screen)}`,
        GDK_BACKEND: "x11",
        XDG_CONFIG_HOME: folder,
        // The browser's own colours and motion, whatever the person at this machine likes.
        GTK_THEME: "Adwaita",
      },
    });
    children.push(driver);
    const address = `http://127.0.0.1:${port}`;
    await answers(address, driver);
    const window = await WebDriver.open(address, {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": {
        binary: program("K7_MINIBROWSER"),
        args: ["--automation"],
      },
    });
    return {
      window,
      end: async () => {
        await window.close();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** The window cannot be narrower than its toolbar, so its buttons shrink to nothing: phones are 320 pixels wide. */
function narrowToolbar(configuration: string): void {
  mkdirSync(join(configuration, "gtk-3.0"));
  writeFileSync(
    join(configuration, "gtk-3.0", "gtk.css"),
    "* { padding: 0; margin: 0; min-width: 0; border-width: 0; font-size: 1px; }",
  );
}

function program(variable: string): string {
  const path = process.env[variable];
  if (path === undefined)
    throw new Error(
      `${variable} is not set: npm run test:engines finds and names it.`,
    );
  return path;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** The number that the X server took for its display; it writes it into the fourth of its streams. */
function displayOf(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let number = "";
    screen.stdio[3]?.on("data", (data: Buffer) => {
      number += String(data);
      if (number.endsWith("\n")) resolve(number.trim());
    });
    screen.once("error", reject);
    screen.once("exit", (code) =>
      reject(new Error(`Xvfb ended with code ${code}.`)),
    );
  });
}

async function answers(address: string, driver: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const ready = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    if (driver.exitCode !== null)
      throw new Error(`WebKitWebDriver ended with code ${driver.exitCode}.`);
    await pause(100);
  }
  throw new Error("WebKitWebDriver did not answer within 10 seconds.");
}
