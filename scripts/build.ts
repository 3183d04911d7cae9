/** `npm run build`; with `-- --preview` a build for a public address only warns of what is open. */
import { cpSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { contentErrors, progress } from "@/site-content/checks";
import { checkSite } from "./check/check-site";
import { budgets, overBudget } from "./build/budgets";
import { postbuild } from "./build/postbuild";
import { whatIsLeft } from "./launch-check";
import { isThisMachine } from "./serve/listen";
import { progressLines } from "./check/progress-lines";
import { run } from "./run-command";
import { fail, failBecause } from "./fail.mjs";
import { loadSettings, settingErrors } from "./build/settings";
import { replaceSite, siteFolder, stagingFolder } from "./build/site-folder";

/** Whether an address is not on this machine. */
export const isPublic = (address = ""): boolean =>
  URL.canParse(address) && !isThisMachine(new URL(address).hostname);

async function main(): Promise<void> {
  loadSettings();
  const folder = siteFolder();
  failOn(contentErrors(), "The content must be right before the site can be built.");
  failOn(
    settingErrors(process.env, false),
    "Correct the settings, in .env.local or at the host that builds the site.",
  );

  const address = process.env.NEXT_PUBLIC_SITE_URL;
  const isPreview = process.argv.includes("--preview") && isPublic(address);
  // Empty instead of absent, because .env.local could set an absent variable.
  process.env.NEXT_PUBLIC_PREVIEW = isPreview ? "1" : "";
  const [open] = progressLines(progress());
  if (isPreview && open) console.warn(`! ${open}: npm run launch-check names them.`);

  if ((await run("next build", process.env)) !== 0)
    fail("next build failed; the lines above say why.");
  const out = stagingFolder(folder);
  cpSync(".next/export", out, { recursive: true });
  const weights = await postbuild(out);
  console.table({ budget: budgets, ...Object.fromEntries(weights) });
  const [sizes, site] = [overBudget(weights), checkSite(out)];
  for (const warning of [...sizes.warnings, ...site.warnings]) console.warn(`! ${warning}`);
  failOn(sizes.errors, "A page is over budget.");
  failOn(site.errors, "The exported site has the errors above. Correct them and build again.");
  if (isPublic(address) && !isPreview) {
    const left = await whatIsLeft(!process.argv.includes("--offline"));
    if (left.length > 0)
      fail(
        `${address} is public, and this site must not go there yet: ${folder} is as it was. What is left, in this order:\n\n${left.join("\n")}\nOr build with npm run build -- --preview.`,
      );
  }
  replaceSite(out, folder);
}

function failOn(errors: readonly string[], meaning: string): void {
  for (const error of errors) console.error(`✗ ${error}`);
  if (errors.length > 0) fail(meaning);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main().catch(failBecause);
