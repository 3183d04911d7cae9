#!/usr/bin/env bash
# mdream 1.7.2 (Linux, x64); run in November 2026.
# Guess: a description list becomes Markdown, as a list or as lines, like everything else.
# What happens: it stays HTML, tag by tag, in the middle of the Markdown, and so do <details> and <summary>. A program that
# splits or counts Markdown takes the tags for words. Tables become tables of Markdown.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error mdream@1.7.2 @mdream/rust-linux-x64-gnu@1.7.2 >/dev/null
cat >run.mjs <<'JS'
import { htmlToMarkdown } from "mdream";
for (const [name, html] of Object.entries({
  table: "<table><tr><th>Fees</th><th>Ages</th></tr><tr><td>900</td><td>1 to 14</td></tr></table>",
  terms: "<dl><dt>Fees</dt><dd>900</dd></dl>",
  fold: "<details><summary>Fees</summary><p>900</p></details>",
}))
  console.log(`${name}: ${/<\w/.test(htmlToMarkdown(html)) ? "HTML" : "Markdown"}`);
JS
node run.mjs | tee output
grep -qx "table: Markdown" output || { echo "changed: a table"; exit 1; }
grep -qx "terms: HTML" output || { echo "changed: a description list"; exit 1; }
grep -qx "fold: HTML" output || { echo "changed: a fold"; exit 1; }
