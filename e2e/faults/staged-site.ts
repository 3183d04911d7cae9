import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LeadResponse } from "@/components/lead-form/send-lead";
import { filesIn } from "../../scripts/export/page";
import { addresses } from "../addresses";

const exported = fileURLToPath(
  new URL(`../../${process.env.K7_OUT_DIR ?? ".test/site"}`, import.meta.url),
);

/** The endpoints of the test build; the security policy names their origin alone. */
const builtEndpoint = new RegExp(
  `${addresses.inbox}(/(?:booking|consultation))?`,
  "g",
);

/** The value of leadResponse where it is given to a variable; a condition precedes it in a build without the setting. */
const builtResponse =
  /(?<=[\w$]=)(""\.\w+==="readable"\?"readable":)?"(opaque|readable)"/g;

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
  const missing = new Set(["endpoint", "response"]);
  for (const name of filesIn(folder)) {
    if (!/\.(html|js)$/.test(name)) continue;
    const text = readFileSync(join(folder, name), "utf8");
    const staged = text.replace(builtEndpoint, (_, path = "") => {
      if (name.endsWith(".js")) missing.delete("endpoint");
      return endpoint + (path && mode === "readable" ? "/readable" : path);
    });
    const answered = staged.replace(builtResponse, () => {
      missing.delete("response");
      return `"${mode}"`;
    });
    writeFileSync(join(folder, name), answered);
  }
  if (missing.size > 0)
    throw new Error(
      `No built module has the ${[...missing].join(" or ")}. Did components/lead-form/send-lead.ts change, or what esbuild makes of it?`,
    );
}
