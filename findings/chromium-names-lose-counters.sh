#!/bin/sh
# Chromium 156 (Debian 12, chromium-headless-shell) with playwright-core 1.65.1; run in November 2026.
# Guess: a heading that CSS numbers (`content: counter(step) ". "`) is called "1. Call us" by the accessibility tree, and a
# <wbr> in an address changes no name.
# What happens: what stands in quotes joins the name and the number does not, so the steps are ". Call us" and ". Visit" to
# who moves by headings or links. A <wbr> becomes a blank: the mail link is "asha@ example.org", and two words of Hindi stand
# where one does. Playwright computes names itself and sees neither ("Call us", "asha@example.org"), so its tests pass.
set -eu
chromium=/usr/bin/chromium-headless-shell
[ -x "$chromium" ] || { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --ignore-scripts --no-audit --no-fund --prefix . playwright-core@1.65.1
cat >names.mjs <<'JS'
import { chromium } from "playwright-core";
const browser = await chromium.launch({ executablePath: process.argv[2] });
console.log("Chromium", browser.version());
const page = await browser.newPage();
await page.setContent(`<!DOCTYPE html><html lang="en"><title>Clinic</title><style>
  ol { counter-reset: step } li { counter-increment: step } h3::before, li a::before { content: counter(step) ". " }
  h2::before { content: "1. " }</style>
  <h2>Call us</h2><ol><li><h3>Call us</h3></li><li><a href="/visit">Visit</a></li></ol>
  <p><a href="mailto:asha@example.org">asha@<wbr>example.org</a></p><h4 lang="hi">स्वास्थ्य<wbr>सेवाएँ</h4>`);
const session = await page.context().newCDPSession(page);
await session.send("Accessibility.enable");
const { nodes } = await session.send("Accessibility.getFullAXTree");
const names = nodes.filter(({ role }) => ["heading", "link"].includes(role?.value)).map(({ name }) => name.value).sort().join(" | ");
const numbers = nodes.filter(({ role, name }) => role?.value === "StaticText" && /^[12]$/.test(name.value)).length;
const playwright = [...(await page.locator("body").ariaSnapshot()).matchAll(/"([^"]*)"/g)].map(([, name]) => name).join(" | ");
await browser.close();
console.log("Chromium:  ", names);
console.log("Playwright:", playwright);
if (names !== ". Call us | . Visit | 1. Call us | asha@ example.org | स्वास्थ्य सेवाएँ") throw new Error("changed: Chromium's names");
if (numbers !== 2) throw new Error("changed: the numbers are no texts of their own either");
if (!playwright.endsWith("Call us | Visit | asha@example.org | स्वास्थ्यसेवाएँ")) throw new Error("changed: Playwright's names");
JS
node names.mjs "$chromium"
