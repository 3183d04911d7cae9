#!/bin/sh
# beasties 0.5.4 (the successor of critters), as installed, without options; run in November 2026.
# Guess: of a style sheet with media="print" nothing is put into the page, or it is put in with its medium.
# What happens: its rules go into the page's <style> bare, so they are the rules of the screen. A call link that the paper
# does not need disappears from the screen too, and stays away when the full sheets have come. `@media print` inside a
# sheet keeps its medium, and a sheet for wide windows becomes one for all in the same way.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --ignore-scripts --no-audit --no-fund --prefix . beasties@0.5.4
mkdir site
echo '.call { color: green } @media print { .call { margin: 0 } }' >site/screen.css
echo '.call { display: none }' >site/print.css
echo '.call { font-size: 2em }' >site/wide.css
cat >inline.mjs <<'JS'
import Beasties from "beasties";
const page = (links) => `<!DOCTYPE html><html lang="en"><head><title>Clinic</title>${links}</head>
<body><a class="call" href="tel:+919876543210">98765 43210</a></body></html>`;
const styles = async (links) => {
  const html = await new Beasties({ path: "site", logLevel: "silent" }).process(page(links));
  return [...html.matchAll(/<style([^>]*)>(.*?)<\/style>/gs)].map(([, attributes, css]) => `${attributes}${css}`.replace(/\s/g, "")).join("|");
};
const print = await styles('<link rel="stylesheet" href="screen.css"><link rel="stylesheet" href="print.css" media="print">');
const wide = await styles('<link rel="stylesheet" href="wide.css" media="(min-width: 60em)">');
console.log("with a sheet for paper:       ", print);
console.log("with a sheet for wide windows:", wide);
if (print !== ".call{color:green}@mediaprint{.call{margin:0}}.call{display:none}") throw new Error("changed: the sheet for paper is treated in another way");
if (wide !== ".call{font-size:2em}") throw new Error("changed: the sheet for wide windows is treated in another way");
JS
node inline.mjs
