/** Every command runs this first, which imports no package: none may be installed yet. */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { fail } from "./fail.mjs";

const isTest = process.argv.includes("--test");
const withDev = isTest || process.argv.includes("--dev");

requireNode();
requireFolder();
installPackages();
if (isTest) await installBrowser();

function requireNode() {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  const oldest = engines.node.replace(">=", "");
  const { node } = process.versions;
  if (node.localeCompare(oldest, "en", { numeric: true }) < 0)
    fail(`Node ${node} is too old. Install Node ${oldest} or newer from https://nodejs.org.`);
}

function requireFolder() {
  // Turbopack takes the # for the end of the path; at a % Jest leaves out tests without a word.
  const [sign] = (isTest ? /[#%]/ : /#/).exec(process.cwd()) ?? [];
  if (sign)
    fail(
      `Move or rename the folder ${process.cwd()}: nothing works because of the ${sign} in this path.`,
    );
}

function installPackages() {
  const installed = packagesOf("node_modules/.package-lock.json");
  const isMissing = ([path, { version, optional, dev }]) =>
    path !== "" && !optional && (withDev || !dev) && installed[path]?.version !== version;
  if (!Object.entries(packagesOf("package-lock.json")).some(isMissing)) return;
  console.log("Installing packages ...");
  const only = withDev ? "--include=dev" : "--omit=dev";
  if (!run(`npm ci ${only} --prefer-offline --no-audit --loglevel=error${cache()}`))
    fail(
      "npm ci failed; the lines above say why. If they say ENOTEMPTY, EBUSY or EPERM, another command of the project is running or installing: end it, then try again. If they say ENOSPC, the disk is full. Otherwise check the connection, and that package.json and package-lock.json agree.",
    );
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

/** npm keeps packages in the home folder, and stops where that cannot be written. */
function cache() {
  try {
    accessSync(homedir(), constants.W_OK);
    return "";
  } catch {
    return ` --cache "${join(tmpdir(), "k7-npm")}"`;
  }
}

async function installBrowser() {
  const { findChromium } = await import("./testing/find-chromium.mjs");
  if (findChromium()) return;
  console.log("Installing a Chromium for the tests ...");
  run("npx playwright install chromium");
  const apt = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  if (!findChromium() && apt) {
    console.log("Installing it from Debian's packages, with apt-get ...");
    const install = "apt-get install -y -qq";
    // Only Debian has chromium-headless-shell, which is a quarter faster.
    run(`apt-get update -qq; ${install} chromium-headless-shell || ${install} chromium`);
  }
  if (!findChromium())
    fail(
      "No Chromium was found or installed. Install one, or name its path in the variable K7_CHROMIUM.",
    );
}

/** npm is a .cmd file on Windows, which needs a shell. */
function run(command) {
  const options = { shell: true, stdio: "inherit", timeout: 600_000 };
  return spawnSync(command, options).status === 0;
}
