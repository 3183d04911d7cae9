/** `npm run old-browsers` tests the site of the last `npm test`: docs/browsers.md. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { fail } from "./fail.mjs";

const builds = "@sparticuz/chromium";
const specs =
  "older-browsers first-visit-book carousel drafts forms cards late-scripts print without-script";

if (process.platform !== "linux" || process.arch !== "x64")
  fail("These old browsers run on Linux with an x86-64 processor only.");

for (const version of ["108.0.3", "122.0.0"]) {
  const folder = `.test/browsers/${version}`;
  const file = resolve(folder, "chromium");
  if (!existsSync(file)) {
    run(
      `npm install --prefix ${folder} --no-save --ignore-scripts --no-audit --no-fund ${builds}@${version}`,
    );
    const packed = `${folder}/node_modules/${builds}/bin/chromium.br`;
    writeFileSync(file, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
  }
  const settings = { K7_OLD_ENGINE: version, K7_CHROMIUM: file };
  console.log("\n", settings);
  if (!run(`npm run --silent e2e -- ${specs}`, settings)) process.exitCode = 1;
}

function run(command, settings) {
  const env = { ...process.env, ...settings };
  const options = { shell: true, stdio: "inherit", env };
  return spawnSync(command, options).status === 0;
}
