#!/usr/bin/env bash
# @qualweb/core 0.8.7 with @qualweb/wcag-techniques 0.4.2; chromium-headless-shell of Debian 12; run in November 2026.
# Guess: a valid page without scripts fails no technique: terms in <div> groups, a fieldset in a part of a form, a
# checkbox in a closed <details>.
# What happens: three fail. The <dt> and <dd> are in "no correct description list" (T33), the fieldset is "neither inside
# nor referencing a form" (T3), and of the checkbox a script "removes focus" (T24, F55). Without the groups, with the
# fieldset as a child of the form, and with <details open>, all pass.
set -euo pipefail
chromium=/usr/bin/chromium-headless-shell
[ -x "$chromium" ] || { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export PUPPETEER_SKIP_DOWNLOAD=1
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error @qualweb/core@0.8.7 @qualweb/wcag-techniques@0.4.2 >/dev/null
cat >audit.cjs <<'JS'
const { QualWeb } = require("@qualweb/core");
const { WCAGTechniques } = require("@qualweb/wcag-techniques");
const page = (terms, group, details) => `<!DOCTYPE html><html lang="en"><head><title>Visit</title></head><body><a href="#visit">Skip to the visit</a><main id="visit"><h1>Visit</h1>
<dl>${terms}</dl>
<form action="/ask" method="post">${group}<button type="submit">Ask</button></form>
<details${details}><summary>Signs</summary><label><input type="checkbox"> Says few words</label></details></main></body></html>`;
const terms = "<dt>Fee</dt><dd>900 rupees</dd>";
const group = `<fieldset><legend>Gender</legend><label><input type="radio" name="g" value="m"> Male</label></fieldset>`;
(async () => {
  const qualweb = new QualWeb({});
  await qualweb.start({}, { executablePath: process.argv[2], headless: "shell", args: ["--no-sandbox"] });
  for (const [name, html] of [
    ["grouped", page(`<div>${terms}</div>`, `<div>${group}</div>`, "")],
    ["flat", page(terms, group, " open")],
  ]) {
    const reports = await qualweb.evaluate({ html, modules: [new WCAGTechniques({})] });
    const { assertions } = Object.values(reports)[0].modules["wcag-techniques"];
    const failed = Object.entries(assertions).filter(([, { metadata }]) => metadata.outcome === "failed");
    console.log(`${name}: ${failed.map(([code]) => code.replace("QW-WCAG-", "")).sort().join(" ") || "none"}`);
  }
  await qualweb.stop();
})();
JS
node audit.cjs "$chromium" | tee output
grep -qx "grouped: T24 T3 T33" output || { echo "changed: grouped terms"; exit 1; }
grep -qx "flat: none" output || { echo "changed: flat terms"; exit 1; }
