/** `npm run launch-check`; `--offline` asks no endpoint, `--settings` prints the settings. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { contentErrors, progress } from "@/site-content/checks";
import type { Content } from "@/content-rules/content";
import { phoneOf } from "@/content-rules/fields/phone";
import { weekdays } from "@/content-rules/fields/weekdays";
import { englishContent } from "@/content/modules";
import { leadForms, leadMessages, tidyPhone } from "../endpoint/lead.js";
import { fail, failBecause } from "./fail.mjs";
import { progressLines } from "./check/progress-lines";
import { endpoints, loadSettings, settingErrors, type Settings } from "./build/settings";

/** What is left, in the order in which people do it: a remedy, then a line for each task. */
export async function whatIsLeft(asksEndpoints: boolean): Promise<readonly string[]> {
  const { env } = process;
  const kinds: readonly (readonly [string, readonly string[]])[] = [
    ["Content: correct it (npm run edit).", contentErrors()],
    [
      "Facts and pages: give or confirm the facts, then read and sign the pages (npm run edit).",
      progressLines(progress()),
    ],
    [
      'Settings: the address of the site and of each form (README.md, "Publish it").',
      [...settingErrors(env, true), ...(asksEndpoints ? await endpointErrors(env) : [])],
    ],
  ];
  return kinds.flatMap(([remedy, lines]) =>
    lines.length === 0 ? [] : [remedy, ...lines.map((line) => `  ${line}`), ""],
  );
}

/** A spreadsheet script needs seconds to start. */
const requestTimeout = 15_000;

/** Each endpoint answers `{"ok": true}`, and, if it says its rules, those of this project. */
export async function endpointErrors(settings: Settings): Promise<readonly string[]> {
  const errors: string[] = [];
  const expectedRules = JSON.stringify({ leadForms, leadMessages });
  for (const address of new Set(endpoints.map((name) => settings[name]))) {
    if (!address?.startsWith("https://")) continue;
    try {
      const signal = AbortSignal.timeout(requestTimeout);
      const answer = await fetch(address, { signal });
      const body: unknown = await answer.json().catch(() => undefined);
      const { ok, rules, clinic, problems = [] } = Object(body);
      if (ok === true && rules !== undefined && JSON.stringify(rules) !== expectedRules)
        errors.push(
          `${address}: runs other rules than this project: give it today’s rules (for the spreadsheet, paste endpoint/lead.js and desk.js and deploy a new version: endpoint/README.md, "Change it later")`,
        );
      if (clinic !== undefined)
        for (const difference of clinicDifferences(clinic, englishContent))
          errors.push(`${address}: ${difference}`);
      for (const problem of problems) errors.push(`${address}: ${problem}`);
      if (ok !== true)
        errors.push(
          `${address}: answers with status ${answer.status} and without {"ok": true}; for the spreadsheet, is access set to "Anyone"?`,
        );
    } catch (error) {
      const { message, cause = { message } } = error as Error;
      errors.push(
        `${address}: does not answer (${(cause as Error).message}). Open it in a browser. If the fault is in the network of this computer, -- --offline at the end of the command asks no endpoint`,
      );
    }
  }
  return errors;
}

type Facts = Pick<Content, "site" | "textPages">;

const counts = ["no", "one", "two", "three", "four", "five", "six", "seven"];

/** The years after which a text says that a request is deleted; undefined if it says none. */
function yearsIn(text: string): number | undefined {
  const [, word = "", unit = ""] =
    /\bdelete\b.*?\b(\w+)(?: full)?[ -](year|month)s?\b/is.exec(text) ??
    /\bafter (\w+)(?: full)?[ -](year|month)s?\b.*\bdelete\b/is.exec(text) ??
    [];
  const named = /^an?$/i.test(word) ? 1 : counts.indexOf(word.toLowerCase());
  const count = named > 0 ? named : Number(word);
  return (unit.toLowerCase() === "month" ? count / 12 : count) || undefined;
}

/** What content/ says of the settings of Google's script. */
function settingsOf({ site, textPages }: Facts) {
  const open = site.hours.flatMap(({ days }): readonly string[] => days);
  const closed = weekdays.filter((day) => !open.includes(day)).join(", ");
  const sections = textPages.privacy?.sections;
  const howLong = sections?.find(({ id }) => id === "how-long")?.paragraphs;
  return {
    phone: phoneOf(site.phone).text.replace(/\s/g, " "),
    closedWeekdays: open.length > 0 ? closed : undefined,
    keepYears: yearsIn(howLong?.startK7 ?? ""),
  };
}

/** endpoint/settings.js with what content/ says. */
export function finishedSettings(content: Facts): string {
  const known: Record<string, unknown> = settingsOf(content);
  return readFileSync("endpoint/settings.js", "utf8").replace(
    /^( +(\w+): ).+,$/gm,
    (line, start: string, name: string) =>
      known[name] === undefined ? line : `${start}${JSON.stringify(known[name])},`,
  );
}

/** Where the script's settings and content/ differ, one line each. */
export function clinicDifferences(clinic: object, content: Facts): readonly string[] {
  return Object.entries(settingsOf(content)).flatMap(([name, expected]) => {
    const given: unknown = Reflect.get(clinic, name);
    if (expected === undefined)
      return name === "keepYears"
        ? `the privacy notice does not say after how many years a request is deleted (how-long, startK7 of content/text-pages/privacy.ts), and the script says ${String(given)}. Write it as in "delete it one year after".`
        : [];
    const comparable = (value: unknown) =>
      name === "phone" ? tidyPhone(String(value)) : String(value).split(/\W+/).sort().join();
    return comparable(given) === comparable(expected)
      ? []
      : `the script has ${name} ${JSON.stringify(given)}, and the site has ${JSON.stringify(expected)}. In Google, paste this line over that of its name (endpoint/README.md, "Change it later"): ${name}: ${JSON.stringify(expected)},`;
  });
}

async function main(): Promise<void> {
  if (process.argv.includes("--settings")) return console.log(finishedSettings(englishContent));
  loadSettings();
  const left = await whatIsLeft(!process.argv.includes("--offline"));
  if (left.length > 0) fail(`What is left, in this order:\n\n${left.join("\n")}`);
  console.log("Nothing is left to do: the next npm run build may go live.");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main().catch(failBecause);
