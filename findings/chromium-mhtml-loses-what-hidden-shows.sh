#!/usr/bin/env bash
# Chromium 156 (Debian 12, chromium-headless-shell) with playwright-core 1.65.1; run in November 2026. Chrome for Android
# saves pages in this format ("Download page").
# Guess: a page saved as MHTML shows what it showed when it was saved.
# What happens: an element with the attribute `hidden` is left out, also when a style shows it, as styles may. So what is
# behind it is gone (here a choice that :has() follows), and so is the state of every field: ticks and texts are as served.
# What only `display: none` hides is kept.
set -euo pipefail
chromium=/usr/bin/chromium-headless-shell
[ -x "$chromium" ] || { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --prefix . playwright-core@1.65.1
cat >page.html <<'HTML'
<!DOCTYPE html><html lang="en"><title>Choice</title>
<style>fieldset[hidden] { display: block } #b, #c { display: none } :root:has(#papa:checked) :is(#a, #b) { display: revert } :root:has(#papa:checked) #a { display: none }</style>
<p id="a">Mummy</p><p id="b">Papa</p><p id="c">never shown</p>
<fieldset hidden><label><input type="checkbox" id="papa"> choose Papa</label></fieldset>
<label><input type="checkbox" id="tick"> tick</label>
HTML
cat >save.mjs <<'JS'
import fs from "node:fs";
import { chromium } from "playwright-core";
const browser = await chromium.launch({ executablePath: process.argv[2] });
console.log("Chromium", browser.version());
const page = await browser.newPage();
const look = () =>
  page.evaluate(() => ({
    shown: document.body.innerText.split(/\s*\n\s*/).join(", "),
    ticked: document.querySelectorAll(":checked").length,
    kept: document.body.textContent.includes("never shown"),
  }));
await page.goto(`file://${process.cwd()}/page.html`);
await page.check("#papa");
await page.check("#tick");
const before = await look();
const session = await page.context().newCDPSession(page);
const { data } = await session.send("Page.captureSnapshot", { format: "mhtml" });
fs.writeFileSync("page.mhtml", data);
await page.goto(`file://${process.cwd()}/page.mhtml`);
const after = await look();
await browser.close();
console.log("before", before);
console.log("saved ", after);
if (before.shown !== "Papa, choose Papa, tick" || before.ticked !== 2) throw new Error("changed: the page itself is another");
if (after.shown !== "Mummy, tick") throw new Error("changed: the choice is kept");
if (after.ticked !== 0) throw new Error("changed: ticks are kept");
if (!after.kept) throw new Error("changed: what display: none hides is left out");
JS
node save.mjs "$chromium"
