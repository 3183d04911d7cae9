#!/bin/sh
# liblouis 3.24.0 (Debian 12, liblouis-bin), the braille translator of NVDA, Orca and BRLTTY; run in November 2026.
# Guess: its table for Hindi writes a number in Devanagari digits as a number, with the number sign in front.
# What happens: the sign is missing, and the digits of braille are the letters a to j. So "at 12 o'clock today" and
# "today, now" (आज १२ बजे, आज अब बजे) are the same dots, and a phone number is a row of letters. With 0 to 9 the sign is there.
# The rupee sign is unknown: in front of each fee the reader feels eight cells of hexadecimal code.
set -eu
command -v lou_translate >/dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends liblouis-bin; }
lou_translate --version | sed -n 1p
braille() { printf '%s\n' "$1" | lou_translate --forward unicode.dis,hi-in-g1.utb; }
twelve=$(braille 'आज १२ बजे')
now=$(braille 'आज अब बजे')
latin=$(braille 'आज 12 बजे')
phone=$(braille '९८७६५')
fee=$(braille '₹500')
printf '%s\n' "१२: $twelve" "अब: $now" "12: $latin" "९८७६५: $phone" "₹500: $fee"
[ "$twelve" = "$now" ] || { echo "changed: a number in Devanagari digits differs from letters"; exit 1; }
[ "$latin" = '⠜⠚⠀⠼⠁⠃⠀⠃⠚⠑' ] || { echo "changed: a number in other digits has no sign, or other dots"; exit 1; }
[ "$phone" = '⠊⠓⠛⠋⠑' ] || { echo "changed: a phone number in Devanagari digits"; exit 1; }
[ "$fee" = '⠄⡳⠭⠆⠴⠃⠔⠄⠼⠑⠚⠚' ] || { echo "changed: the rupee sign has dots"; exit 1; }
