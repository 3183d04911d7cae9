#!/usr/bin/env bash
# gnumeric 1.12.55 (Debian 12); run in November 2026.
# Guess: a CSV file in UTF-8 opens whatever its letters are, or not at all.
# What happens: a character of formatting, such as the joiner that Hindi words like क्‍ष need, or a soft hyphen, makes the
# file one of an "unsupported file format", but only among the first 512 bytes. The same file opens with its
# importer named; and with the same word further down, also without.
set -euo pipefail
command -v ssconvert >/dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends gnumeric; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
ssconvert --version 2>/dev/null
opens() { ssconvert "${@:2}" "$1" out.csv >/dev/null 2>log; }
printf 'name,phone\nक्ष,1\n' >none.csv
printf 'name,phone\nक्\xe2\x80\x8dष,1\n' >joiner.csv
printf 'name,phone\n%0500d,1\nक्\xe2\x80\x8dष,1\n' 0 >later.csv
opens none.csv || { echo "changed: a word without a joiner is refused"; exit 1; }
! opens joiner.csv || { echo "changed: a joiner at the start is accepted"; exit 1; }
cat log
opens later.csv || { echo "changed: a joiner further down is refused"; exit 1; }
opens joiner.csv --import-type=Gnumeric_stf:stf_csvtab || { echo "changed: refused with the importer named, too"; exit 1; }
grep -q $'क्\xe2\x80\x8dष' out.csv
echo "a joiner among the first 512 bytes is refused, further down or with the importer named it is not"
