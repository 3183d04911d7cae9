#!/bin/sh
# lynx 2.9.0dev.12 (Debian 12), as a text of the page (-dump); run in November 2026.
# Guess: a form whose words are Hindi is dumped like an English one.
# What happens: a field that holds a text in Devanagari, which is a list with such an entry or a filled line, is drawn as
# wide as its bytes are many. So it writes over what follows: of "Phone" one letter is left or none, a piece of the entry
# stands there twice and ends in half a character. Behind an English entry, and in lines of plain Hindi, all is well.
set -eu
command -v lynx >/dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends lynx; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
lynx -version | sed -n 1p
form() {
  printf '<!DOCTYPE html><html lang="hi"><head><meta charset="utf-8"><title>Clinic</title></head><body><form action="x">%s <label>Phone <input name="phone"></label></form></body></html>' "$1" >page.html
  lynx -dump -nolist -assume_charset=utf-8 -display_charset=utf-8 page.html
}
english=$(form '<label>सेवा <select name="service"><option>Speech therapy<option>OT</select></label>')
hindi=$(form '<label>सेवा <select name="service"><option>स्पीच थेरेपी<option>OT</select></label>')
filled=$(form '<label>नाम <input name="name" value="आशा"></label>')
text=$(form '<p>हमारी सेवा: स्पीच थेरेपी</p>')
printf '%s\n' "$english" "$hindi" "$filled" "$text"
has() { printf '%s' "$1" | LC_ALL=C grep -aq "$2"; }
has "$english" 'सेवा \[Speech therapy\] Phone ____' || { echo "changed: a list with an English entry"; exit 1; }
has "$text" 'स्पीच थेरेपी' && has "$text" 'Phone ____' || { echo "changed: a line of plain Hindi"; exit 1; }
! has "$hindi" Phone || { echo "changed: the label after a list with a Hindi entry is there"; exit 1; }
! has "$filled" Phone || { echo "changed: the label after a filled field is there"; exit 1; }
! printf '%s' "$hindi" | iconv -f utf-8 -t utf-8 >/dev/null 2>&1 || { echo "changed: no character is cut in half"; exit 1; }
