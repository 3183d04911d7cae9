import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { english, languages } from "@/site-content/languages";
import {
  defaultCache,
  escapePattern,
  patternOf,
  readHeaderRules,
  readRedirects,
  type Redirect,
} from "./host-files";

/** For Apache and LiteSpeed. A host that forbids Options would answer 500 everywhere. */
export function writeHtaccess(out: string): void {
  const redirects = readRedirects(out);
  writeFileSync(
    join(out, ".htaccess"),
    `# Apache and LiteSpeed read this file. The build writes it from _headers and _redirects.
ErrorDocument 404 /404.html
<IfModule mod_dir.c>
  # Without this line /hi leads to the folder hi/ instead of the page hi.html.
  DirectorySlash Off
</IfModule>
<IfModule mod_mime.c>
  AddType application/manifest+json .webmanifest
  AddType font/woff2 .woff2
  AddType image/svg+xml .svg
  AddType text/javascript .js
  AddCharset utf-8 .html .css .js .svg .txt .xml
  # Debian takes .br for Breton, and .gz for the media type of an archive.
  RemoveLanguage .br
  RemoveType .br .gz
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase /
  # The server continues with another file: it asked the visitor's address already.
  RewriteCond %{ENV:REDIRECT_STATUS} .
  RewriteRule ^ - [S=${redirects.length + 4}]
  # Conditions on THE_REQUEST: a host with MultiViews has already replaced /service by service.html or service.html.br.
  RewriteRule "^_(headers|redirects)$|(^|/)\\.(?!well-known/)" - [NC,R=404,L]
  RewriteCond %{THE_REQUEST} "(\\.(br|gz)|/404(\\.html)?)[? ]" [NC]
  RewriteRule "\\.(br|gz)$|^([a-z]{2}/)?404(\\.html)?$" - [NC,R=404,L]
${redirects.map(rewriteRule).join("\n")}
  RewriteCond %{THE_REQUEST} "/index(\\.html)?/*[? ]"
  RewriteRule ^/*index(\\.html)?/*$ / [R=308,L]
  RewriteCond %{THE_REQUEST} "(\\.html|/)[? ]"
  RewriteRule ^/*([^/].*?)((/index)?\\.html/*|/+)$ /$1 [R=308,L]
  # Nothing is below a file: /service/x is not service.html with a path behind it.
  RewriteCond %{PATH_INFO} .
  RewriteRule ^ - [R=404,L]
  # The files of addresses.
  RewriteRule ^$ index.html
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.+)$ $1.html
  # A folder has no list of its files.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule ^ - [R=404,L]
  <IfModule mod_mime.c>
    <IfModule mod_headers.c>
${["br", "gzip"].map(compressedCopy).join("\n")}
    </IfModule>
  </IfModule>
</IfModule>
<IfModule mod_headers.c>
  <FilesMatch "\\.(html|css|js|svg|xml|txt|webmanifest)(\\.(br|gz))?$">
    Header merge Vary Accept-Encoding
  </FilesMatch>
  Header set Cache-Control "${defaultCache}"
${headerLines(out).join("\n")}
  Header always set Cache-Control no-store "expr=%{REQUEST_STATUS} =~ /^[45]/"
  Header unset Cache-Control "expr=%{REQUEST_STATUS} =~ /^[45]/"
</IfModule>
`,
  );
  for (const { code } of languages)
    if (code !== english.code)
      writeFileSync(join(out, code, ".htaccess"), `ErrorDocument 404 /${code}/404.html\n`);
}

/** Where only the case differs, a rule that ignores it would match its own target. */
function rewriteRule({ from, to, status }: Redirect) {
  const path = escapePattern(from.slice(1));
  const page = from.replace(/\/$|\.html$/, "");
  const isCaseOnly = page.toLowerCase() === to.toLowerCase();
  return `  RewriteRule "^${path}$" "${to}" [${isCaseOnly ? "" : "NC,"}R=${status},L]`;
}

/** LiteSpeed compresses by itself; OpenLiteSpeed would send a copy without its Content-Encoding. */
function compressedCopy(encoding: string) {
  const ending = encoding === "br" ? "br" : "gz";
  return `      RewriteCond %{SERVER_SOFTWARE} !LiteSpeed [NC]
      RewriteCond %{HTTP:Accept-Encoding} "(^|[ ,])${encoding}[ ]*(,|$|;[ ]*q=(1|0\\.0*[1-9]))"
      RewriteCond %{REQUEST_FILENAME}.${ending} -f
      RewriteRule ^(.+)$ $1.${ending} [E=no-gzip:1,E=no-brotli:1,L]`;
}

/** Here the path of an answer is that of its file, with `.html` and perhaps `.br`. */
function headerLines(out: string): readonly string[] {
  return readHeaderRules(out).map(({ path, name, value }) => {
    const always = /^cache-control$/i.test(name) ? "" : " always";
    const https = /^strict-transport/i.test(name)
      ? ` "expr=%{HTTPS} == 'on' || %{HTTP:X-Forwarded-Proto} == 'https'"`
      : "";
    const condition = path === "/*" ? https : ` "expr=%{REQUEST_URI} =~ m#${patternOf(path)}#"`;
    return `  Header${always} set ${name} "${value.replaceAll('"', '\\"')}"${condition}`;
  });
}
