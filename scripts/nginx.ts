/** `npm run nginx`: writes the nginx configuration of the export into .local/nginx/. docs/hosts.md says what to do with it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSite } from "./content-gate/exported-site";
import { nginxFiles } from "./hosts/nginx-files";
import { stop } from "./stop.mjs";

const target = ".local/nginx";

try {
  const folder = process.env.K7_OUT_DIR ?? "out";
  const { hostname } = new URL(readSite(folder).origin);
  const isLocal = hostname === "localhost";
  const files = nginxFiles(folder, isLocal ? undefined : hostname);
  mkdirSync(target, { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(target, name), `${text.trimEnd()}\n`);
  console.log(`${target}/: ${Object.keys(files).join(", ")}`);
  if (isLocal)
    console.log(
      "The export names no domain, so site.conf says k7.example: set NEXT_PUBLIC_SITE_URL and build again.",
    );
} catch (error) {
  stop((error as Error).message);
}
