#!/usr/bin/env bash
# defuddle 0.19.4 with linkedom 0.18.13; run in November 2026.
# Guess: an article keeps sections that follow four cards with a picture, a title and a link each.
# What happens: below a heading of a few words the cards are taken for links to other articles, and they go together with
# every section after them, unless one has a paragraph of 25 words. With a longer sentence below the heading all is kept.
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
const card = (name) => `<article><picture><img src="/a.jpg" alt=""></picture><h3>${name}</h3><p>For small children.</p><a href="#ask">Ask about it</a></article>`;
const article = async (intro) => {
  const html = `<!DOCTYPE html><html lang="en"><head><title>Clinic</title></head><body><main><h1>Clinic</h1><section><h2>About</h2><p>${prose}</p></section><section><h2>Our groups</h2>${intro}<div>${["Play", "Talk", "School", "Friends"].map(card).join("")}</div></section><section><h2>How to come</h2><p>Metro: gate 2.</p></section><section><h2>Fees</h2><p>A visit is 900 rupees.</p></section></main></body></html>`;
  const { content } = await Defuddle(parseHTML(html).document, "https://clinic.example/");
  return ["About", "Our groups", "gate 2", "900 rupees"].filter((text) => content.includes(text)).join(", ");
};
console.log("short: " + (await article("")));
console.log("long: " + (await article("<p>Four groups of children who learn together, each with two therapists.</p>")));
JS
node run.mjs | tee output
grep -qx "long: About, Our groups, gate 2, 900 rupees" output || { echo "changed: cards below a longer text"; exit 1; }
grep -qx "short: About" output || { echo "changed: cards below a short heading"; exit 1; }
