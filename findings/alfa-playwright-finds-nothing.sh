#!/usr/bin/env bash
# @siteimprove/alfa-playwright 0.81.4 with alfa-rules and alfa-act 0.114.0, the newest of each in November 2026;
# chromium-headless-shell of Debian 12.
# Guess: versions that do not fit are refused when they are installed or called.
# What happens: npm installs both without a word (the bridge wants alfa-dom 0.112, the rules 0.114, so there are two
# copies), the audit runs, and every rule is inapplicable: no failure for a picture without a text. With alfa-rules 0.112.0
# the same page fails. A clean report needs a planted fault before it is believed.
set -euo pipefail
chromium=/usr/bin/chromium-headless-shell
[ -x "$chromium" ] || { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat >audit.mjs <<'JS'
import { chromium } from "playwright";
import { Audit } from "@siteimprove/alfa-act";
import { Playwright } from "@siteimprove/alfa-playwright";
import rules from "@siteimprove/alfa-rules";
const browser = await chromium.launch({ executablePath: process.argv[2] });
const page = await browser.newPage();
await page.setContent('<!DOCTYPE html><html lang="en"><title>A</title><h1>A</h1><img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAAC">');
const audited = await Playwright.toPage(await page.evaluateHandle(() => document));
const outcomes = {};
for (const outcome of await Audit.of(audited, rules).evaluate()) {
  const { outcome: kind } = outcome.toJSON();
  outcomes[kind] = (outcomes[kind] ?? 0) + 1;
}
await browser.close();
console.log(JSON.stringify(outcomes));
JS
audit() {
  mkdir "$1" && cp audit.mjs "$1" && cd "$1"
  npm install --silent --no-audit --no-fund --prefix . playwright@1.65.1 @siteimprove/alfa-playwright@0.81.4 "@siteimprove/alfa-rules@$1" "@siteimprove/alfa-act@$1"
  node audit.mjs "$chromium"
  cd ..
}
newest=$(audit 0.114.0)
fitting=$(audit 0.112.0)
echo "alfa-rules 0.114.0: $newest; 0.112.0: $fitting"
case $newest in *failed* | *passed*) echo "changed: rules of another version see the page"; exit 1 ;; esac
case $fitting in *failed*) ;; *) echo "changed: rules of the fitting version see no fault"; exit 1 ;; esac
