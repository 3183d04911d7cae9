#!/usr/bin/env bash
# magicast 0.5.5; run in November 2026.
# Guess: a new value for a property that is written as a shorthand gives `phone: "2"`, or is refused.
# What happens: without an error it writes `{ "2", city }`, which is no JavaScript. A property written out is changed as guessed.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error magicast@0.5.5 >/dev/null
cat >set.mjs <<'JS'
import { generateCode, parseModule } from "magicast";
const [source] = process.argv.slice(2);
const file = parseModule(source);
file.exports.site.phone = "2";
const { code } = generateCode(file);
let parses = true;
try {
  parseModule(code);
} catch {
  parses = false;
}
console.log(`${parses ? "parses" : "does not parse"}: ${code.split("\n").at(-1)}`);
JS
long=$(node set.mjs $'export const site = { phone: "1", city: "Delhi" };')
short=$(node set.mjs $'const phone = "1";\nexport const site = { phone, city: "Delhi" };')
printf '%s\n' "$long" "$short"
[[ $long == 'parses: export const site = { phone: "2", city: "Delhi" };' ]] || { echo "changed: a property written out"; exit 1; }
[[ $short == 'does not parse: export const site = { "2", city: "Delhi" };' ]] || { echo "changed: a shorthand property"; exit 1; }
