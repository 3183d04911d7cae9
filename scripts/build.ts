/**
 * `npm run build`: checks content/, runs `next build`, postbuild and check-site. A build for a public
 * address fails at unconfirmed facts and at unreviewed or outdated translations; with `-- --preview` it only warns.
 */
import nextEnv from "@next/env";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as englishModules from "@/content-model/english";
import { languages, type Language } from "@/content-model/languages";
import { contentErrors } from "@/content-model/content-errors";
import type { Modules } from "@/content-model/modules";
import { unfinishedMessages } from "@/content-model/translation-status";
import { checkSite } from "./check-site";
import { budgets, overBudget } from "./export/budgets";
import { postbuild } from "./export/postbuild";
import { unconfirmedLines } from "./launch-check";
import { run } from "./run";
import { fail } from "./fail.mjs";

/**
 * One error for each field that is not confirmed, and each message that is not reviewed or up to date, if the address of
 * the site is public.
 *
 * @param address - of the site; an empty address, or one of this machine, is not public
 */
export function publicErrors(
  address: string | undefined,
  modules: Modules,
  translations: readonly Language[] = languages,
): readonly string[] {
  if (!isPublic(address)) return [];
  return [
    ...unconfirmedLines(modules),
    ...translations.flatMap((language) => unfinishedMessages(language)),
  ];
}

/** Whether an address is a URL of another machine. */
const isPublic = (address = ""): boolean =>
  URL.canParse(address) &&
  !/^(localhost|127\..*|\[::1\])$/.test(new URL(address).hostname);

async function main(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd());
  failOn(
    contentErrors(),
    "The content must be right before the site can be built.",
  );

  const address = process.env.NEXT_PUBLIC_SITE_URL;
  const unconfirmed = publicErrors(address, englishModules);
  const withPreview = process.argv.includes("--preview");
  if (withPreview) for (const line of unconfirmed) console.warn(line);
  else
    failOn(
      unconfirmed,
      `${unconfirmed.length} facts and messages are not confirmed or reviewed, and ${address} is public: confirm and review them, or build a preview with npm run build -- --preview`,
    );
  // components/page-frame/is-preview.ts reads NEXT_PUBLIC_PREVIEW. It is empty instead of absent, because .env.local could
  // set an absent variable.
  const isPreview = withPreview && isPublic(address);
  process.env.NEXT_PUBLIC_PREVIEW = isPreview ? "1" : "";

  if ((await run("next build", process.env)) !== 0)
    fail("next build failed; the lines above say why.");
  // next.config.mjs names the same folder.
  const out = resolve(process.env.K7_OUT_DIR ?? "out");
  const weights = await postbuild(out);
  console.table({ budget: budgets, ...Object.fromEntries(weights) });
  failOn(overBudget(weights), "A page is over budget.");
  failOn(
    checkSite(out),
    "The exported site has the errors above. Correct them and build again.",
  );
}

/** If there are errors, prints them and ends the build with `meaning`. */
function failOn(errors: readonly string[], meaning: string): void {
  for (const error of errors) console.error(`✗ ${error}`);
  if (errors.length > 0) fail(meaning);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  main().catch((error: Error) => fail(error.message));
