/**
 * `npm run format` writes endpoint/k7.gs, the clinic's script in one file, so that the clinic pastes one file when it installs
 * or updates the script. The settings are not in it, because the clinic changes them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** The sources of the script, in endpoint/. */
export const scriptFiles = [
  "code.js",
  "lead.js",
  "messages.js",
  "sheet.js",
  "mail.js",
  "desk.js",
] as const;

const heading =
  "// The script of K7's lead sheet (endpoint/README.md). Paste it whole; `npm run format` writes it from endpoint/*.js.\n";

/** The text of endpoint/k7.gs. */
export const clinicScript = (): string =>
  [
    heading,
    ...scriptFiles.map((name) => readFileSync(`endpoint/${name}`, "utf8")),
  ]
    .join("\n")
    .replaceAll("// @ts-check\n", "");

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync("endpoint/k7.gs", clinicScript());
