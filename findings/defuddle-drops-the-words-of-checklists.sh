#!/usr/bin/env bash
# defuddle 0.19.4 with linkedom 0.18.13; run in November 2026.
# Guess: of a list to tick, in which each <label> has a checkbox and a sentence, an article keeps the sentences.
# What happens: it keeps checkboxes on purpose, removes each <label> with its sentence, and then the empty list. Its
# heading stays. With the sentences beside the checkboxes, without <label>, all are kept.
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
const article = async (sign) => {
  const html = `<!DOCTYPE html><html lang="en"><head><title>Signs</title></head><body><main><h1>Signs</h1><p>${prose}</p><h2>At two</h2><ul>${["Says few words", "Does not point"].map((text) => `<li>${sign(text)}</li>`).join("")}</ul><p>${prose}</p></main></body></html>`;
  const { content } = await Defuddle(parseHTML(html).document, "https://clinic.example/signs");
  return ["At two", "Says few words", "Does not point"].filter((text) => content.includes(text)).join(", ");
};
const box = `<input type="checkbox">`;
console.log("label: " + (await article((text) => `<label>${box} ${text}</label>`)));
console.log("no label: " + (await article((text) => `${box} ${text}`)));
JS
node run.mjs | tee output
grep -qx "no label: At two, Says few words, Does not point" output || { echo "changed: a list without labels"; exit 1; }
grep -qx "label: At two" output || { echo "changed: a list with labels"; exit 1; }
