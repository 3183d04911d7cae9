#!/usr/bin/env bash
# defuddle 0.19.4 with linkedom 0.18.13; run in November 2026.
# Guess: a description list of fees and ages at the end of an article is kept.
# What happens: a list of at most eight short entries without a full stop, near the start or the end, is taken for the date
# and the author of a blog, and goes. With a full stop behind each entry it is kept.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error defuddle@0.19.4 linkedom@0.18.13 >/dev/null
cat >run.mjs <<'JS'
import { Defuddle } from "defuddle/node";
import { parseHTML } from "linkedom";
const prose = "The child rolls a ball to the therapist, who rolls it back, and both laugh a lot. ".repeat(8);
const article = async (stop) => {
  const html = `<!DOCTYPE html><html lang="en"><head><title>Clinic</title></head><body><main><h1>Clinic</h1><p>${prose}</p><dl><dt>Fees</dt><dd>900 rupees${stop}</dd><dt>Ages</dt><dd>1 to 14 years${stop}</dd></dl></main></body></html>`;
  const { content } = await Defuddle(parseHTML(html).document, "https://clinic.example/");
  return ["ball", "Fees", "900 rupees", "1 to 14"].filter((text) => content.includes(text)).join(", ");
};
console.log("without: " + (await article("")));
console.log("with: " + (await article(".")));
JS
node run.mjs | tee output
grep -qx "with: ball, Fees, 900 rupees, 1 to 14" output || { echo "changed: entries with a full stop"; exit 1; }
grep -qx "without: ball" output || { echo "changed: entries without a full stop"; exit 1; }
