import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentGate } from "../content-gate";
import { ageFaults, settingFaults } from "./build";
import type { Environment } from "./environment";
import type { Finding } from "./finding";
import { headerFaults } from "./headers";
import { weightFaults } from "./weight";

/** Addresses that lead to this machine, or to nobody. */
const unfit =
  /https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|(?:[\w-]+\.)*example(?:\.(?:com|net|org))?)(?![\w.-])[^\s"'<>)]*/g;
const text =
  /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$|\/_(?:headers|redirects)$/;

/**
 * What keeps an export from going live: whether it was made with the present settings and words, unfit addresses,
 * weight, headers, and what the content gate says.
 *
 * @param folder - the export
 * @param environment - the settings it should have been built with
 */
export function exportFindings(
  folder: string,
  environment: Environment,
): readonly Finding[] {
  if (!existsSync(join(folder, "index.html")))
    return [
      {
        actor: "developer",
        place: `${folder}/`,
        text: "holds no exported site; run npm run build",
      },
    ];
  return [
    ...ageFaults(folder),
    ...settingFaults(folder, environment),
    ...addressFaults(folder),
    ...weightFaults(folder),
    ...headerFaults(folder),
    ...contentGate(folder).problems,
  ].map((fault) => {
    const colon = fault.indexOf(": ");
    const name = fault.slice(0, colon);
    return {
      actor: "developer",
      // A route is no file, so it stands apart from the folder.
      place: name.startsWith("/") ? `${folder}, ${name}` : join(folder, name),
      text: fault.slice(colon + 2),
    };
  });
}

function addressFaults(folder: string): readonly string[] {
  const files = new Map<string, string[]>();
  for (const name of textFiles(folder)) {
    const found = readFileSync(join(folder, name), "utf8").match(unfit) ?? [];
    for (const address of new Set(found.map((each) => new URL(each).origin)))
      files.set(address, [...(files.get(address) ?? []), name]);
  }
  return [...files].map(
    ([address, [first, ...others]]) =>
      `${first}: names ${address}${others.length > 0 ? `, and so do ${others.length} more files` : ""}`,
  );
}

function textFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => text.test(`/${file}`))
    .sort();
}
