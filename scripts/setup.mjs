/**
 * What `npm start`, `npm test` and `npm run dev` run first: the right Node, the packages of the lock file and, with
 * `--browser`, a Chromium for the tests. Nothing is installed yet, so it uses Node alone.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { stop } from "./stop.mjs";

const installed = "node_modules/.installed-lock.json";

requireNode();
installPackages();
if (process.argv.includes("--browser")) await installBrowser();

function requireNode() {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  const [, oldest] = />=([\d.]+)/.exec(engines.node);
  const newer = process.versions.node.localeCompare(oldest, "en", {
    numeric: true,
  });
  if (newer < 0)
    stop(
      `Node ${process.versions.node} is too old. Install Node ${oldest} or newer from https://nodejs.org.`,
    );
}

function installPackages() {
  const lock = readFileSync("package-lock.json", "utf8");
  if (existsSync(installed) && readFileSync(installed, "utf8") === lock) return;
  console.log("Installing packages ...");
  // Never `npm install`: it could build with other versions than those that were tested.
  if (!run("npm", "ci", "--prefer-offline", "--no-audit", "--loglevel=error"))
    stop(
      "npm ci failed; the lines above say why. Check the connection, and that package.json and package-lock.json agree.",
    );
  writeFileSync(installed, lock);
}

async function installBrowser() {
  const { findChromium } = await import("./chromium.mjs");
  if (findChromium() !== undefined) return;
  console.log("Installing a Chromium for the tests ...");
  run("npx", "playwright", "install", "chromium");
  if (findChromium() !== undefined) return;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", "chromium");
  }
  if (findChromium() === undefined)
    stop(
      "No Chromium was found or installed. Install one, or name it: K7_CHROMIUM=/path/to/chromium npm test",
    );
}

function run(command, ...args) {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    // npm and npx are .cmd files on Windows, which only a shell starts.
    shell: process.platform === "win32",
    timeout: 600_000,
  });
  return status === 0;
}
