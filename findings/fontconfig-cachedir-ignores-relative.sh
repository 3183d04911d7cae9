#!/usr/bin/env bash
# fontconfig 2.14.1 (Debian 12), @expo-google-fonts/arimo 0.4.3; run in November 2026.
# Guess: prefix="relative" means "beside this configuration file" wherever fonts.conf allows it.
# What happens: for <dir> it does, and the font is found from any working folder. For <cachedir> the attribute is ignored
# without a word: the cache is written below the working folder of the program, so each one leaves a folder where it runs.
set -euo pipefail
command -v fc-cache >/dev/null || { apt-get update -qq && apt-get install -y -qq fontconfig; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir settings elsewhere
npm install --silent --no-audit --no-fund --prefix settings @expo-google-fonts/arimo@0.4.3
cat >settings/fonts.conf <<'CONF'
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">node_modules/@expo-google-fonts/arimo/400Regular</dir>
  <cachedir prefix="relative">cache</cachedir>
</fontconfig>
CONF
cd elsewhere
export FONTCONFIG_FILE=$work/settings/fonts.conf
fc-cache --version
fc-list : family
fc-cache
[ "$(fc-list : family)" = Arimo ] || { echo "changed: the font is not found beside the configuration"; exit 1; }
[ -d "$work/elsewhere/cache" ] || { echo "changed: no cache below the working folder"; exit 1; }
[ ! -e "$work/settings/cache" ] || { echo "changed: the cache is beside the configuration"; exit 1; }
echo "the font is found beside the configuration, the cache is below the working folder"
