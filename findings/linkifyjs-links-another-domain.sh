#!/bin/sh
# linkifyjs 4.4.0, which knows domains in other scripts; run in November 2026.
# Guess: an address in Devanagari is linked whole, or not at all.
# What happens: only letters make a word for it, and the signs of Hindi vowels are none. So क्लिनिक.भारत becomes a link to
# क.भारत, which is somebody else's; the mail address asha@क्लिनिक.भारत becomes a link to that site; हिन्दी.example.org loses its
# first part. A name without such signs (बचपन.भारत), and one behind https://, is linked whole, so a trial with those is green.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --ignore-scripts --no-audit --no-fund --prefix . linkifyjs@4.4.0
cat >find.mjs <<'JS'
import { find } from "linkifyjs";
const links = {
  "क्लिनिक.भारत": "url http://क.भारत",
  "asha@क्लिनिक.भारत": "url http://क.भारत",
  "हिन्दी.example.org": "url http://example.org",
  "बचपन.भारत": "url http://बचपन.भारत",
  "asha@बचपन.भारत": "email mailto:asha@बचपन.भारत",
  "https://क्लिनिक.भारत": "url https://क्लिनिक.भारत",
};
for (const [text, seen] of Object.entries(links)) {
  const found = find(text).map(({ type, href }) => `${type} ${href}`).join(", ");
  console.log(`${text} -> ${found}`);
  if (found !== seen) throw new Error(`changed: it was ${seen}`);
}
JS
node find.mjs
