/**
 * `npm run build`: checks content/, lets Next export the site, finishes the export and reads it once more. A build for
 * the public stops at unconfirmed facts; `npm run build -- --preview` does not.
 */
import nextEnv from "@next/env";
import { pathToFileURL } from "node:url";
import { choiceDifference } from "@/components/lead-form/contract";
import { content, type Content } from "@/content/all";
import type { Option } from "@/content/forms";
import { contentErrors } from "@/content/schema";
import { leadChoices } from "../endpoint/lead.js";
import { unconfirmedLines } from "./launch-check";
import { run } from "./local-site";

/**
 * What has yet to be confirmed, when the site is built for the public.
 *
 * @param address - where the site will be; empty or on this machine, it is not for the public
 */
export function publicErrors(
  address: string | undefined,
  all: Content,
): readonly string[] {
  const isPublic =
    URL.canParse(address ?? "") &&
    !/^(localhost|127\..*|\[::1\])$/.test(new URL(address ?? "").hostname);
  return isPublic ? unconfirmedLines(all) : [];
}

type Forms = Readonly<
  Record<string, Readonly<Record<string, { options?: readonly Option[] }>>>
>;

/** Choices that the forms offer and the endpoint would refuse, or that it knows alone. */
export function choiceErrors(forms: object): readonly string[] {
  return Object.values(forms as Forms).flatMap((form) =>
    Object.entries(leadChoices).flatMap(([name, choices]) => {
      const values = form[name]?.options?.map(({ value }) => value);
      if (values === undefined) return [];
      const difference = choiceDifference(values.filter(Boolean), choices);
      return difference === ""
        ? []
        : [`content/forms.ts: ${name}: ${difference}`];
    }),
  );
}

async function main(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd());
  process.exitCode = 1;

  const wrong = [
    ...contentErrors(),
    ...choiceErrors(content["content/forms.ts"]),
  ];
  for (const error of wrong) console.error(`✗ ${error}`);
  if (wrong.length > 0)
    return console.error(
      "The content must be right before the site can be built.",
    );

  const address = process.env.NEXT_PUBLIC_SITE_URL;
  const unconfirmed = publicErrors(address, content);
  for (const line of unconfirmed) console.warn(line);
  if (unconfirmed.length > 0 && !process.argv.includes("--preview"))
    return console.error(
      `✗ ${unconfirmed.length} facts are unconfirmed and ${address} is public: confirm them, or build a preview with npm run build -- --preview`,
    );

  for (const step of [
    "next build",
    "tsx scripts/export/finish.ts",
    "tsx scripts/check-site.ts",
  ])
    if ((await run(step, process.env)) !== 0) return;
  process.exitCode = 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) void main();
