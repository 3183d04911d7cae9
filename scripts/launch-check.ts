/**
 * `npm run launch-check` lists what is left to do before the site may go live: in content/, in the settings of the build,
 * at the endpoints and in the export. With `--offline` it sends no request to an endpoint.
 */
import nextEnv from "@next/env";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
import { filesIn } from "./export/page";
import { progressLines } from "./progress-lines";
import { endpoints, settingErrors, type Settings } from "./settings";

/** The steps of what is left, in the order in which people do them; each has a number of open tasks. */
export const openSteps = (open: {
  readonly facts: number;
  readonly pages: number;
  readonly content: number;
  readonly settings: number;
  readonly build: number;
}): readonly string[] =>
  [
    ["content", "Content: correct the errors below (npm run edit)."],
    ["facts", "Facts: give or confirm them (npm run edit)."],
    ["pages", "Pages: read and sign them, in each language (npm run edit)."],
    [
      "settings",
      'Settings: the address of the site and of each form (README.md, "Publish it").',
    ],
    ["build", "Build: npm run build, then npm run launch-check again."],
  ]
    .filter(([name]) => open[name as keyof typeof open] > 0)
    .map(([, text], at) => `${at + 1}. ${text}`);

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
      errors.push(`${address}: does not answer: ${(error as Error).message}`);
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

/**
 * An error if the folder has no export or the export of a preview. Otherwise one error for each file and each origin in it
 * that is on this machine (localhost) or a placeholder (example.com).
 */
export function exportErrors(folder: string): readonly string[] {
  if (!existsSync(join(folder, "index.html")))
    return [`${folder}/: contains no exported site; run npm run build`];
  const localOrPlaceholder =
    /https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]|(?:[\w-]+\.)*example(?:\.(?:com|net|org))?)(?![\w.-])/g;
  const headers = join(folder, "_headers");
  if (existsSync(headers) && /X-Robots-Tag/.test(readFileSync(headers, "utf8")))
    return [`${folder}/: contains a preview; run npm run build`];
  return filesIn(folder)
    .filter((file) => /\.(html|js|css|svg|xml|txt|webmanifest)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const found = new Set(text.match(localOrPlaceholder));
      return [...found].map(
        (address) => `${folder}/${file}: contains ${address}`,
      );
    });
}

async function main(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd());
  const { env, argv } = process;
  const left = progress();
  const content = contentErrors();
  const settings = [
    ...settingErrors(env, true),
    ...(argv.includes("--offline") ? [] : await endpointErrors(env)),
  ];
  const build = exportErrors(env.K7_OUT_DIR ?? "out");
  const steps = openSteps({
    facts: left.facts.length,
    pages: left.pages.length,
    content: content.length,
    settings: settings.length,
    build: build.length,
  });
  if (steps.length === 0)
    return console.log("Nothing is left to do: the site may go live.");
  const tasks = [...content, ...settings, ...build];
  console.log(`What is left, in this order:\n${steps.join("\n")}\n`);
  for (const line of progressLines(left)) console.log(line);
  if (tasks.length > 0)
    console.log("\nContent, settings, endpoints and export:");
  for (const line of tasks) console.log(`  ${line}`);
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) void main();
