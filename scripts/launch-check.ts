/**
 * `npm run launch-check`: what is left to do before the site may go live, in content/, in the settings of the build, at
 * the endpoints and in the finished export. `--offline` asks no endpoint. `--translated FILE ...` only marks the messages
 * of some files as up to date with the English.
 */
import nextEnv from "@next/env";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { contentErrors } from "@/content-model/content-errors";
import * as englishModules from "@/content-model/english";
import { languages } from "@/content-model/languages";
import type { Modules } from "@/content-model/modules";
import { unconfirmedFields } from "@/content-model/unconfirmed";
import {
  hashes,
  hashFile,
  keptHashes,
  unfinishedMessages,
} from "@/content-model/translation-status";
import { leadForms, leadRules } from "../endpoint/lead.js";
import { clinicalSourceErrors } from "./clinical-sources";
import { filesIn } from "./export/page";

type Settings = Readonly<Record<string, string | undefined>>;

const endpoints = [
  "NEXT_PUBLIC_BOOKING_ENDPOINT",
  "NEXT_PUBLIC_CONSULTATION_ENDPOINT",
];

/** How long an endpoint may take to answer, in milliseconds; a spreadsheet script needs seconds to start. */
const requestTimeout = 15_000;

/** What the clinic has yet to confirm, with the words as they are now. */
export function unconfirmedLines(modules: Modules): readonly string[] {
  return unconfirmedFields(modules).map(({ file, field, value }) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return `${file}: ${field}: unconfirmed: ${text || "(empty)"}`;
  });
}

/** Settings that are empty, or not fit for the public. */
export function settingErrors(settings: Settings): readonly string[] {
  const rules: readonly (readonly [string, RegExp, string])[] = [
    ...endpoints.map(
      (name) => [name, /^https:\/\/[^/]/, "begin with https://"] as const,
    ),
    ["NEXT_PUBLIC_SITE_URL", /^https:\/\/[^/]+\/?$/, "be https:// and a host"],
    ["NEXT_PUBLIC_LEAD_RESPONSE", /^(readable)?$/, 'be "readable" or empty'],
  ];
  return rules
    .filter(([name, form]) => !form.test(settings[name] ?? ""))
    .map(([name, , what]) => `${name}: "${settings[name] ?? ""}" must ${what}`);
}

/**
 * Asks each endpoint whether it works: a GET must be answered with `{"ok": true}`, and by the clinic's script also with
 * the rules of this lead.js.
 *
 * @param request - `fetch`, unless a test hands in another
 */
export async function endpointErrors(
  settings: Settings,
  request: typeof fetch = fetch,
): Promise<readonly string[]> {
  const errors: string[] = [];
  const own = JSON.stringify({ leadForms, leadRules });
  for (const address of new Set(endpoints.map((name) => settings[name]))) {
    if (!address?.startsWith("https://")) continue;
    try {
      const signal = AbortSignal.timeout(requestTimeout);
      const answer = await request(address, { signal });
      const body: unknown = await answer.json().catch(() => undefined);
      const { ok, rules } = Object(body);
      if (ok === true && rules !== undefined && JSON.stringify(rules) !== own)
        errors.push(
          `${address}: runs an older lead.js: paste endpoint/lead.js and deploy a new version (endpoint/README.md, "Change it later")`,
        );
      if (ok !== true)
        errors.push(
          `${address}: answers with status ${answer.status} and without {"ok": true}; is access set to "Anyone"?`,
        );
    } catch (error) {
      errors.push(`${address}: does not answer: ${(error as Error).message}`);
    }
  }
  return errors;
}

/**
 * Whether the export is a preview, and the addresses in it that lead to the machine of the build, or to nobody; each once
 * for a file.
 */
export function exportErrors(folder: string): readonly string[] {
  if (!existsSync(join(folder, "index.html")))
    return [`${folder}/: holds no site; run npm run build`];
  const unfit =
    /https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]|(?:[\w-]+\.)*example(?:\.(?:com|net|org))?)(?![\w.-])/g;
  const headers = join(folder, "_headers");
  if (existsSync(headers) && /X-Robots-Tag/.test(readFileSync(headers, "utf8")))
    return [`${folder}/: holds a preview; run npm run build`];
  return filesIn(folder)
    .filter((file) => /\.(html|js|css|svg|xml|txt|webmanifest)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const found = new Set(text.match(unfit));
      return [...found].map((address) => `${folder}/${file}: names ${address}`);
    });
}

/**
 * Keeps the hashes of the English behind the messages of some files, for anyone who has just brought these up to date:
 * docs/editing.md, "Hindi".
 *
 * @param names - files of a language's folder, such as home.ts or hi/services/speech-therapy.ts
 * @returns what was written, one line a language
 * @throws Error when a name is missing, or is no file with messages
 */
export function keepHashes(names: readonly string[]): readonly string[] {
  const isNamed = (file: string) =>
    names.some((name) => file.endsWith(`/${name}`));
  const translations = languages.filter(({ messages }) => messages);
  const kept = translations.map((language) => ({
    file: hashFile(language),
    all: hashes(language),
    now: hashes(language, isNamed),
    before: keptHashes(language),
  }));
  if (!kept.some(({ now }) => Object.keys(now).length > 0))
    throw new Error(
      "Name the files whose translation is up to date, such as: npm run launch-check -- --translated home.ts services/speech-therapy.ts",
    );
  return kept.map(({ file, all, now, before }) => {
    const known = Object.keys(all).flatMap((path) => {
      const hash = now[path] ?? before[path];
      return hash === undefined ? [] : [[path, hash]];
    });
    const text = JSON.stringify(Object.fromEntries(known), null, 2);
    writeFileSync(file, `${text}\n`);
    return `${file}: ${Object.keys(now).length} sentences of ${names.join(", ")} are marked as translated.`;
  });
}

async function main(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd());
  const { env, argv } = process;
  const translated = argv.indexOf("--translated");
  if (translated > 0) {
    for (const line of keepHashes(argv.slice(translated + 1)))
      console.log(line);
    return;
  }
  const left = [
    ...unconfirmedLines(englishModules),
    ...languages.flatMap((language) => unfinishedMessages(language)),
    ...contentErrors(),
    ...clinicalSourceErrors(),
    ...settingErrors(env),
    ...(argv.includes("--offline") ? [] : await endpointErrors(env)),
    ...exportErrors(env.K7_OUT_DIR ?? "out"),
  ];
  for (const line of left) console.log(line);
  if (left.length === 0)
    return console.log("Nothing is left to do: the site may go live.");
  console.log(
    `The site may not go live yet: ${left.length} things are left to do. What the clinic has confirmed leaves its \`unconfirmed\` list, and a file that it has read enters the list in content/hi/reviewed.ts.`,
  );
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) void main();
