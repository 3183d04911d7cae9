#!/usr/bin/env bash
# Chromium 156 (Debian 12, chromium-headless-shell) with playwright-core 1.65.1; run in November 2026.
# Guess: with loading="lazy" and sizes="auto" the browser chooses a file by the width of the layout, so a photo of 96 pixels
# is asked for in the smallest file, once.
# What happens: a stylesheet that is linked at the end of the body blocks no layout. A lazy photo near the viewport is chosen
# by the width that it has without that sheet, here of 900 pixels. If the sheet arrives while that file is on its way, the
# small one is asked for as well; if it arrives later, the large one stays. With a length in `sizes` neither happens. Pages that
# inline the styles of their first screen and link the others last are of this kind.
set -euo pipefail
chromium=/usr/bin/chromium-headless-shell
[ -x "$chromium" ] || { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --prefix . playwright-core@1.65.1
cat >ask.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:http";
import { chromium } from "playwright-core";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';
const html = (sizes) => `<!DOCTYPE html><html lang="en"><title>Team</title>
<img alt="" loading="lazy" width="900" height="900" sizes="${sizes}" srcset="/320.svg 320w, /900.svg 900w" src="/900.svg">
<link rel="stylesheet" href="/late.css">`;
let held = {};
let isPhotoHeld = false;
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://localhost");
  const send = (type, body) => response.setHeader("content-type", type).end(body);
  if (pathname === "/") send("text/html", html(searchParams.get("sizes")));
  else if (pathname === "/late.css") held.sheet = () => send("text/css", "img { width: 96px; height: 96px }");
  else if (isPhotoHeld && !held.photo) held.photo = () => send("image/svg+xml", svg);
  else send("image/svg+xml", svg);
});
await once(server.listen(0), "listening");
const browser = await chromium.launch({ executablePath: process.argv[2] });
console.log("Chromium", browser.version());

/** The photos that a page asks for, if its sheet arrives before the first photo or after it. */
async function asked(sizes, isSheetFirst) {
  held = {};
  isPhotoHeld = isSheetFirst;
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  const names = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".svg")) names.push(new URL(request.url()).pathname);
  });
  const first = page.waitForRequest(/\.svg$/);
  await page.goto(`http://localhost:${server.address().port}/?sizes=${sizes}`, { waitUntil: "commit" });
  const request = await first;
  if (!isSheetFirst) await request.response().then((response) => response.finished());
  while (!held.sheet) await page.evaluate(() => 0);
  held.sheet();
  await page.waitForFunction(() => document.images[0].width === 96);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  held.photo?.();
  await page.waitForLoadState("networkidle");
  await page.close();
  return names.join(" ");
}

const seen = {
  "auto, the sheet after the photo": await asked("auto", false),
  "auto, the sheet before it": await asked("auto", true),
  "96px, the sheet after the photo": await asked("96px", false),
};
console.log(seen);
await browser.close();
server.close();
const expected = ["/900.svg", "/900.svg /320.svg", "/320.svg"];
if (Object.values(seen).join() !== expected.join()) throw new Error(`changed: expected ${expected}`);
JS
node ask.mjs "$chromium"
