/**
 * The gate at the end of a build for a public address, which `npm run launch-check` runs alone: what is left to do in
 * content/, in the settings and at the endpoints. With `--offline` it sends no request to an endpoint.
 */
import { pathToFileURL } from "node:url";
import { contentErrors, progress } from "@/site-content/checks";
import type { Content } from "@/content-rules/content";
import { weekdays } from "@/content-rules/weekdays";
import { englishContent } from "@/site-content/english";
import {
  leadForms,
  leadMessages,
  leadRules,
  tidyPhone,
} from "../endpoint/lead.js";
import { fail } from "./lib/fail.mjs";
import { progressLines } from "./lib/progress-lines";
import {
  endpoints,
  loadSettings,
  settingErrors,
  type Settings,
} from "./lib/settings";

/**
 * What keeps the site from going live, in the order in which people do it: for each kind the remedy, then a line for each
 * task. Empty when the site may go live.
 *
 * @param asksEndpoints - whether each endpoint is sent a request
 */
export async function whatIsLeft(
  asksEndpoints: boolean,
): Promise<readonly string[]> {
  const { env } = process;
  const kinds: readonly (readonly [string, readonly string[]])[] = [
    ["Content: correct it (npm run edit).", contentErrors()],
    [
      "Facts and pages: give or confirm the facts, then read and sign the pages (npm run edit).",
      progressLines(progress()),
    ],
    [
      'Settings: the address of the site and of each form (README.md, "Publish it").',
      [
        ...settingErrors(env, true),
        ...(asksEndpoints ? await endpointErrors(env) : []),
      ],
    ],
  ];
  return kinds.flatMap(([remedy, lines]) =>
    lines.length === 0 ? [] : [remedy, ...lines.map((line) => `  ${line}`), ""],
  );
}

/** How long an endpoint may take to answer, in milliseconds; a spreadsheet script needs seconds to start. */
const requestTimeout = 15_000;

/**
 * Errors of the endpoints: each must answer a GET request with `{"ok": true}`. If the answer also has rules, as the
 * answer of the clinic's script has, they must be the rules and messages of this project.
 */
export async function endpointErrors(
  settings: Settings,
): Promise<readonly string[]> {
  const errors: string[] = [];
  const expectedRules = JSON.stringify({ leadForms, leadRules, leadMessages });
  for (const address of new Set(endpoints.map((name) => settings[name]))) {
    if (!address?.startsWith("https://")) continue;
    try {
      const signal = AbortSignal.timeout(requestTimeout);
      const answer = await fetch(address, { signal });
      const body: unknown = await answer.json().catch(() => undefined);
      const { ok, rules, clinic } = Object(body);
      if (
        ok === true &&
        rules !== undefined &&
        JSON.stringify(rules) !== expectedRules
      )
        errors.push(
          `${address}: runs other rules than this project: give it today’s rules (for the spreadsheet, paste endpoint/lead.js and desk.js and deploy a new version: endpoint/README.md, "Change it later")`,
        );
      if (clinic !== undefined)
        for (const difference of clinicDifferences(clinic, englishContent))
          errors.push(`${address}: ${difference}`);
      if (ok !== true)
        errors.push(
          `${address}: answers with status ${answer.status} and without {"ok": true}; for the spreadsheet, is access set to "Anyone"?`,
        );
    } catch (error) {
      // fetch() says only "fetch failed".
      const { message, cause = { message } } = error as Error;
      errors.push(
        `${address}: does not answer (${(cause as Error).message}). Open it in a browser. If the fault is in the network of this computer, -- --offline at the end of the command asks no endpoint`,
      );
    }
  }
  return errors;
}

/** What Google's script is told of the clinic (endpoint/settings.js), as it answers. */
export type ScriptSettings = {
  readonly phone: string;
  readonly keepYears: number;
  readonly closedWeekdays: readonly string[];
};

/** Each of the script's settings that says something else than the site does, in a sentence that names both. */
export function clinicDifferences(
  { phone, keepYears, closedWeekdays }: ScriptSettings,
  { site, textPages }: Pick<Content, "site" | "textPages">,
): readonly string[] {
  const open = site.hours.flatMap(({ days }): readonly string[] => days);
  const closed = weekdays.filter((day) => !open.includes(day));
  const word = ["no", "one", "two", "three", "four", "five"][keepYears];
  const years = new RegExp(`\\b(${keepYears}|${word})[ -]years?\\b`, "i");
  const change = 'Change it in Google (endpoint/README.md, "Change it later")';
  return [
    phone !== "" &&
      tidyPhone(phone) !== tidyPhone(site.phone) &&
      `the script has the phone number ${phone}, and the site has ${site.phone}. ${change}.`,
    site.hours.length > 0 &&
      [...closedWeekdays].sort().join() !== [...closed].sort().join() &&
      `the script takes these days as closed: ${closedWeekdays.join(", ") || "none"}; by the opening hours of the site they are: ${closed.join(", ") || "none"}. ${change}.`,
    !years.test(JSON.stringify(textPages.privacy)) &&
      `the script keeps requests for ${keepYears} year(s), and the privacy notice does not say “${word ?? keepYears} year${keepYears === 1 ? "" : "s"}”. ${change}, or the notice.`,
  ].filter((error) => error !== false);
}

async function main(): Promise<void> {
  loadSettings();
  const left = await whatIsLeft(!process.argv.includes("--offline"));
  if (left.length > 0)
    fail(`What is left, in this order:\n\n${left.join("\n")}`);
  console.log("Nothing is left to do: the next npm run build may go live.");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) void main();
