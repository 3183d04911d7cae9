#!/usr/bin/env bash
# vnu-jar 26.9.27 (the Nu Html Checker; needs Java); run in November 2026.
# Guess: a policy in <meta> that allows no script says nothing about <script type="application/ld+json">. It is data: browsers
# never run it, and the policy of CSP is asked for what is run only.
# What happens: the checker warns that the inline script violates the policy, for JSON-LD and for any other data. A page
# without data has no warning. In Chromium the same page has no violation.
set -euo pipefail
command -v java >/dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends default-jre-headless >/dev/null; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts --loglevel=error vnu-jar@26.9.27 >/dev/null
check() {
  printf '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src %s"><title>Clinic</title></head><body><p>Call 112.</p>%s</body></html>' "'none'" "$1" >page.html
  java -Xss1m -jar node_modules/vnu-jar/build/dist/vnu.jar --format gnu --exit-zero-always page.html 2>&1 | sed 's/^.*warning: //'
}
none=$(check '')
data=$(check '<script type="application/ld+json">{}</script>')
printf '%s\n' "without data: $none" "with data: $data"
[[ -z $none ]] || { echo "changed: a page without data"; exit 1; }
[[ $data == "Inline script violates Content Security Policy"* ]] || { echo "changed: a page with data"; exit 1; }
