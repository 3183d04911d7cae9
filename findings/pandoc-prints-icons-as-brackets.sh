#!/usr/bin/env bash
# pandoc 2.17.1.1 (Debian 12), from HTML; run in November 2026.
# Guess: an inline drawing with aria-hidden="true", such as the arrow in a link, leaves no trace in text, and an image with
# alt="" none either.
# What happens: the drawing becomes an image without a description, so a link ends in "[]" in plain text, as it also does
# with the image.
set -euo pipefail
command -v pandoc >/dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends pandoc >/dev/null; }
pandoc --version | sed -n 1p
plain() { printf '<p><a href="/fees">Fees%s</a></p>' "$1" | pandoc -f html -t plain; }
bare=$(plain '')
icon=$(plain '<svg aria-hidden="true" width="9" height="9" viewBox="0 0 9 9"><path d="M0 4h9"/></svg>')
picture=$(plain '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">')
printf '%s\n' "bare: $bare" "icon: $icon" "picture: $picture"
[[ $bare == "Fees" ]] || { echo "changed: a link"; exit 1; }
[[ $icon == "Fees[]" ]] || { echo "changed: a link with an icon"; exit 1; }
[[ $picture == "Fees[]" ]] || { echo "changed: a link with an empty picture"; exit 1; }
