import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LeadResponse } from "@/components/lead-form/send-lead";
import { bothForms } from "../forms";

const exported = fileURLToPath(
  new URL(`../../${process.env.K7_OUT_DIR ?? ".test/site"}`, import.meta.url),
);

/**
 * Copies the export and changes what the build writes from two settings: the endpoints' addresses, and whether their
 * answers are read. All else is byte for byte what parents get, so one build serves both ways.
 *
 * @param folder - where the copy goes
 * @param endpoint - the new endpoint, without a path
 * @throws Error when a setting does not stand where it is expected
 */
export function copySite(
  folder: string,
  mode: LeadResponse,
  endpoint: string,
): void {
  cpSync(exported, folder, {
    recursive: true,
    // The server would prefer these, and they still hold the old text.
    filter: (file) => !/\.(br|gz)$/.test(file),
  });
  const addresses = bothForms.map(({ name, path }) => ({
    built: actionIn(join(folder, path === "/" ? "index.html" : `${path}.html`)),
    staged: `${endpoint}/${mode === "opaque" ? name : "readable"}`,
  }));

  const missing = new Set([...addresses.map(({ built }) => built), "response"]);
  for (const file of filesIn(folder)) {
    let text = readFileSync(file, "utf8");
    for (const { built, staged } of addresses) {
      if (file.endsWith(".js") && text.includes(built)) missing.delete(built);
      text = text.replaceAll(built, staged);
    }
    // The security policy names the origins alone.
    for (const { built } of addresses)
      text = text.replaceAll(new URL(built).origin, endpoint);
    if (file.endsWith(".js"))
      text = text.replace(assignedResponse, () => {
        missing.delete("response");
        return `"${mode}"`;
      });
    writeFileSync(file, text);
  }
  if (missing.size > 0)
    throw new Error(
      `No built module has ${[...missing].join(", ")}. Did components/lead-form/endpoints.ts change, or what esbuild makes of it?`,
    );
}

/** The value of leadResponse where it is given to a variable; a condition precedes it in a build without the setting. */
const assignedResponse =
  /(?<=[\w$]=)(""\.\w+==="readable"\?"readable":)?"(opaque|readable)"/g;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(\.html|\.js|_headers)$/.test(name))
    .map((name) => join(folder, name));

function actionIn(file: string): string {
  const html = readFileSync(file, "utf8");
  const [, action] = /<form[^>]* action="?(http[^">\s]+)/.exec(html) ?? [];
  if (action === undefined)
    throw new Error(`${file} has no form with an endpoint.`);
  return action;
}
