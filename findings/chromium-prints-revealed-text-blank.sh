#!/bin/sh
# Chromium 156 (Debian 12, chromium-headless-shell) with playwright-core 1.65.1, poppler-utils 22.12; run in November 2026.
# Guess: a text that fades in while it is scrolled into view (`animation-timeline: view()`) is whole on paper: there is
# nothing to scroll, and the drafts of the standard call the page's timelines inactive there.
# What happens: what lay below the window when it was printed is printed with the animation's first frame. At `opacity: 0`
# the paper is white where the phone number stands, while the PDF's text layer has it, so a test that reads the text is
# content. At `visibility: hidden` the text is gone from there too. `@media print { animation: none }` brings both back.
set -eu
chromium=/usr/bin/chromium-headless-shell
[ -x "$chromium" ] || { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell; }
command -v pdftoppm >/dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends poppler-utils; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --ignore-scripts --no-audit --no-fund --prefix . playwright-core@1.65.1
cat >print.mjs <<'JS'
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { chromium } from "playwright-core";
const browser = await chromium.launch({ executablePath: process.argv[2] });
console.log("Chromium", browser.version());
const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
const print = async (from, more = "") => {
  await page.setContent(`<!DOCTYPE html><html lang="en"><title>Clinic</title><style>
    @keyframes come { from { ${from} } }
    p { animation: come linear both; animation-timeline: view(); animation-range: entry 0% entry 100% }
    div { height: 700px } ${more}</style><div></div><p>Call 98765 43210</p>`);
  fs.writeFileSync("page.pdf", await page.pdf({ format: "A4" }));
  const text = execFileSync("pdftotext", ["page.pdf", "-"], { encoding: "utf8" }).includes("98765 43210");
  const picture = execFileSync("pdftoppm", ["-gray", "-r", "50", "page.pdf"]);
  const header = /^P5\s+\d+\s+\d+\s+\d+\s/.exec(picture.toString("latin1"))[0].length;
  const ink = picture.subarray(header, header + 200_000).some((grey) => grey < 200);
  return `${text ? "text" : "no text"}, ${ink ? "ink" : "no ink"}`;
};
const seen = {
  "opacity: 0": await print("opacity: 0"),
  "visibility: hidden": await print("visibility: hidden"),
  "translate: 9px": await print("translate: 9px"),
  "opacity: 0, no animation in print": await print("opacity: 0", "@media print { p { animation: none } }"),
};
await browser.close();
console.log(seen);
const guess = ["text, no ink", "no text, no ink", "text, ink", "text, ink"].join("; ");
if (Object.values(seen).join("; ") !== guess) throw new Error(`changed: it was ${guess}`);
JS
node print.mjs "$chromium"
