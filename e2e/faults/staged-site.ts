import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LeadResponse } from "@/components/lead-form/send-lead";
import { readPages } from "../../scripts/export/page";
import { addPolicy } from "../../scripts/export/policy";

const exported = fileURLToPath(
  new URL(`../../${process.env.K7_OUT_DIR ?? ".test/site"}`, import.meta.url),
);

/**
 * Copies the export and changes what the build writes into a page from its settings: the address of each form's
 * endpoint, whether the answer is read, and the policy that allows the address. The scripts are those of the export.
 *
 * @param folder - where the copy goes
 * @param endpoint - the new endpoint, without a path
 */
export function copySite(
  folder: string,
  mode: LeadResponse,
  endpoint: string,
): void {
  cpSync(exported, folder, {
    recursive: true,
    // The server would prefer these, and they still hold the old text.
    filter: (file) => !/\.html\.(br|gz)$/.test(file),
  });
  for (const page of readPages(folder)) {
    const { file, $ } = page;
    for (const form of $("form").get()) {
      const isReadable = mode === "readable";
      const path = isReadable ? mode : $(form).attr("id");
      $(form).attr("action", `${endpoint}/${path}`);
      $(form).attr("data-readable", isReadable ? "true" : null);
    }
    $("[http-equiv=Content-Security-Policy]").remove();
    addPolicy(page);
    writeFileSync(join(folder, file), $.html());
  }
}
