/**
 * What `npm start`, `npm test` and `npm run dev` call first: the right Node, the packages of the lock file and,
 * with `--browser`, a Chromium for the tests. It runs before anything is installed, so it uses Node alone.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { stop } from "./stop.mjs";

const oldestNode = [20, 9];
const stamp = "node_modules/.k7-lock";

requireNode();
installPackages();
if (process.argv.includes("--browser")) await installBrowser();

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldMajor, oldMinor] = oldestNode;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return;
  stop(
    `Node ${process.versions.node} is too old. Install Node ${oldestNode.join(".")} or newer from https://nodejs.org.`,
  );
}

function installPackages() {
  const lock = createHash("sha256")
    .update(readFileSync("package-lock.json"))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing packages ...");
  // The second way mends a lock file that knows too little about this kind of machine; it leaves the file alone.
  const installed = npm("ci") || npm("install", "--no-save");
  if (!installed) {
    stop(
      "The packages could not be installed. Check the connection and run it again.",
    );
  }
  writeFileSync(stamp, lock);
}

function npm(...words) {
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", [...words, ...quiet], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return status === 0;
}

async function installBrowser() {
  const { findChromium } = await import("./chromium.mjs");
  if (findChromium() !== undefined) return;
  console.log("Installing a Chromium for the tests ...");
  spawnSync("npx", ["playwright", "install", "chromium"], {
    stdio: "inherit",
    shell: process.platform === "win32",
    timeout: 600_000,
  });
  if (findChromium() !== undefined) return;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    // Debian has the quick one; elsewhere the name may be unknown.
    if (!aptInstall("chromium-headless-shell")) aptInstall("chromium");
  }
  if (findChromium() === undefined) {
    stop(
      "No Chromium was found or installed. Install one, or name it: K7_CHROMIUM=/path/to/chromium npm test",
    );
  }
}

function aptInstall(name) {
  const { status } = spawnSync(
    "apt-get",
    ["install", "-y", "-qq", "-o", "DPkg::Lock::Timeout=300", name],
    { stdio: "inherit" },
  );
  return status === 0;
}
