#!/usr/bin/env bash
# node-html-markdown 2.0.0; run in November 2026.
# Guess: steps that go on after a picture, <ol start="3">, keep their numbers in Markdown, which has them.
# What happens: they begin at 1 again, so a text that says "repeat step 3" points at another step.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error node-html-markdown@2.0.0 >/dev/null
cat >run.mjs <<'JS'
import { NodeHtmlMarkdown } from "node-html-markdown";
const steps = (start) => NodeHtmlMarkdown.translate(`<ol start="${start}"><li>Lean forward</li><li>Five back blows</li></ol>`);
for (const start of [1, 3]) console.log(`${start}: ${JSON.stringify(steps(start))}`);
JS
node run.mjs | tee output
grep -qxF '1: "1. Lean forward\n2. Five back blows"' output || { echo "changed: a list that starts at 1"; exit 1; }
grep -qxF '3: "1. Lean forward\n2. Five back blows"' output || { echo "changed: a list that starts at 3"; exit 1; }
