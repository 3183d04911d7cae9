import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "playwright";
import { chromiumFlags, findChromium } from "../chromium.mjs";
import { later } from "./clean-up";

/**
 * Starts the browser.
 *
 * @param host - where `localhost` is: browsers ask for brotli and trust a page only there, or over TLS
 * @param namespace - the network namespace it lives in; undefined for this one
 */
export async function startBrowser(
  host: string,
  namespace?: string,
): Promise<Browser> {
  const found = findChromium();
  if (found === undefined)
    throw new Error("There is no Chromium: npm test installs one.");
  return chromium.launch({
    executablePath: namespace === undefined ? found : inside(namespace, found),
    args: [...chromiumFlags, `--host-resolver-rules=MAP localhost ${host}`],
    // The bench ends by process.exit, and Playwright ends the browser there.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** Playwright starts one file, so the way into the namespace needs one. */
function inside(namespace: string, program: string): string {
  const folder = mkdtempSync(join(tmpdir(), "k7-bench-"));
  later(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "chromium");
  writeFileSync(
    file,
    `#!/bin/sh\nexec ip netns exec ${namespace} '${program}' "$@"\n`,
  );
  chmodSync(file, 0o755);
  return file;
}
