#!/bin/sh
# jsdom 29.1.1, the page of most unit tests; run in November 2026. What browsers do: chromium-headless-shell of Debian 12
# (156) with playwright-core 1.65.1.
# Guess: FormData of a form is the same in both for plain valid fields.
# What happens: of a list whose first entry is `<option disabled selected>Choose a service`, browsers send nothing until
# something is chosen, jsdom sends the placeholder's text. So a test of the form gets a service where the real lead has no
# such field. And an e-mail address at a Hindi domain, which browsers take, is a type mismatch there.
set -eu
chromium=/usr/bin/chromium-headless-shell
[ -x "$chromium" ] || { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --ignore-scripts --no-audit --no-fund --prefix . jsdom@29.1.1 playwright-core@1.65.1
cat >form.mjs <<'JS'
import { JSDOM } from "jsdom";
import { chromium } from "playwright-core";
const html = `<!DOCTYPE html><html lang="en"><title>Clinic</title><form><input name="name" value="Asha">
  <select name="service"><option disabled selected>Choose a service<option>Speech therapy</select>
  <input name="mail" type="email" value="asha@क्लिनिक.भारत"></form>`;
const look = () => {
  const form = document.querySelector("form");
  const before = [...new FormData(form).entries()].filter(([name]) => name !== "mail").join(" & ");
  form.elements.service.selectedIndex = 1;
  return [before, new FormData(form).get("service"), form.elements.mail.checkValidity()].join("; ");
};
const browser = await chromium.launch({ executablePath: process.argv[2] });
const page = await browser.newPage();
await page.setContent(html);
const real = await page.evaluate(look);
console.log("Chromium", browser.version(), "->", real);
await browser.close();
const { window } = new JSDOM(html, { runScripts: "outside-only" });
const test = window.eval(`(${look})()`);
console.log("jsdom ->", test);
if (real !== "name,Asha; Speech therapy; true") throw new Error("changed: the browser's form");
if (test !== "name,Asha & service,Choose a service; Speech therapy; false") throw new Error("changed: jsdom's form");
JS
node form.mjs "$chromium"
