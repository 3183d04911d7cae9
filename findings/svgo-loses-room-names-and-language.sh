#!/bin/sh
# svgo 4.1.0 with its default preset; run in November 2026.
# Guess: the titles of the parts of a drawing stay with their parts, and `lang` and `dir` stay: the preset keeps titles on
# purpose since version 4.
# What happens: a group without other attributes is dissolved also when it has a <title>. On a plan of the clinic the titles of
# both rooms become titles of the whole drawing: Chromium then has one picture called "Waiting room". A group with a fill
# keeps its title, so one try is green. `lang="hi"` and `dir` go as unknown attributes, so on an English page the Hindi words
# of the plan are read with an English voice. (That the preset also takes `href` from links is known: svg/svgo #2230.)
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --ignore-scripts --no-audit --no-fund --prefix . svgo@4.1.0
cat >plan.mjs <<'JS'
import { optimize } from "svgo";
const inner = (content) => optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`).data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
const room = (name, x, attributes = "") => `<g${attributes}><title>${name}</title><path d="M${x} 0h2v2z"/></g>`;
const bare = inner(room("Waiting room", 0) + room("Play room", 5));
const filled = inner(room("Waiting room", 0, ' fill="red"') + room("Play room", 5, ' fill="#0f0"'));
const words = inner('<text lang="hi" y="5">खेल</text><text dir="rtl" y="9">x</text>');
console.log("bare groups:  ", bare);
console.log("filled groups:", filled);
console.log("words:        ", words);
if (!/^<title>Waiting room<\/title><path[^>]*><title>Play room<\/title><path[^>]*>$/.test(bare)) throw new Error("changed: titles of bare groups");
if ((filled.match(/<g [^>]*><title>/g) ?? []).length !== 2) throw new Error("changed: titles of filled groups");
if (words !== '<text y="5">खेल</text><text y="9">x</text>') throw new Error("changed: language or direction of words");
JS
node plan.mjs
