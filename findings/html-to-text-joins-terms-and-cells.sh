#!/usr/bin/env bash
# html-to-text 10.0.1 with its defaults; run in November 2026.
# Guess: a term and its description, a summary and its content, two cells of a row are apart in the text.
# What happens: it knows none of these elements as a block, so "Fees" and "900" become "Fees900", without a space. Paragraphs
# and list items are apart.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error html-to-text@10.0.1 >/dev/null
cat >run.mjs <<'JS'
import { convert } from "html-to-text";
for (const [name, html] of Object.entries({
  paragraphs: "<p>Fees</p><p>900</p>",
  terms: "<dl><dt>Fees</dt><dd>900</dd><dt>Ages</dt><dd>1 to 14</dd></dl>",
  cells: "<table><tr><th>Fees</th><td>900</td></tr></table>",
  summary: "<details><summary>Fees</summary>900</details>",
}))
  console.log(`${name}: ${JSON.stringify(convert(html))}`);
JS
node run.mjs | tee output
grep -qxF 'paragraphs: "Fees\n\n900"' output || { echo "changed: paragraphs"; exit 1; }
grep -qxF 'terms: "Fees900Ages1 to 14"' output || { echo "changed: terms"; exit 1; }
grep -qxF 'cells: "Fees900"' output || { echo "changed: cells"; exit 1; }
grep -qxF 'summary: "Fees900"' output || { echo "changed: a summary"; exit 1; }
