/**
 * `npm run launch-check` lists what is left to do before the site may go live: in content/, in the settings of the build,
 * at the endpoints and in the export. With `--offline` it sends no request to an endpoint. With `--translated FILE ...` it
 * does nothing but mark the messages of these files as up to date with the English.
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

/** One line for each field that the clinic has not confirmed yet, with its current text. */
export function unconfirmedLines(modules: Modules): readonly string[] {
  return unconfirmedFields(modules).map(({ file, field, value }) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return `${file}: ${field}: unconfirmed: ${text || "(empty)"}`;
  });
}

/** One error for each setting that is empty or not suitable for a public site. */
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
 * Errors of the endpoints: each must answer a GET request with `{"ok": true}`. If the answer also has rules, as the
 * answer of the clinic's script has, they must be the rules of this lead.js.
 *
 * @param request - replaces `fetch` in tests
 */
export async function endpointErrors(
  settings: Settings,
  request: typeof fetch = fetch,
): Promise<readonly string[]> {
  const errors: string[] = [];
  const expectedRules = JSON.stringify({ leadForms, leadRules });
  for (const address of new Set(endpoints.map((name) => settings[name]))) {
    if (!address?.startsWith("https://")) continue;
    try {
      const signal = AbortSignal.timeout(requestTimeout);
      const answer = await request(address, { signal });
      const body: unknown = await answer.json().catch(() => undefined);
      const { ok, rules } = Object(body);
      if (
        ok === true &&
        rules !== undefined &&
        JSON.stringify(rules) !== expectedRules
      )
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

/**
 * Marks the messages of some files as up to date: writes the hashes of the English texts that they translate.
 * docs/editing.md, "Hindi", says when to do this.
 *
 * @param names - files in the folder of a language, such as home.ts or hi/services/speech-therapy.ts
 * @returns one line for each language, to print
 * @throws Error when no name is given, or none is a file with messages
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
    const entries = Object.keys(all).flatMap((path) => {
      const hash = now[path] ?? before[path];
      return hash === undefined ? [] : [[path, hash]];
    });
    const text = JSON.stringify(Object.fromEntries(entries), null, 2);
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
  const tasks = [
    ...unconfirmedLines(englishModules),
    ...languages.flatMap((language) => unfinishedMessages(language)),
    ...contentErrors(),
    ...clinicalSourceErrors(),
    ...settingErrors(env),
    ...(argv.includes("--offline") ? [] : await endpointErrors(env)),
    ...exportErrors(env.K7_OUT_DIR ?? "out"),
  ];
  for (const line of tasks) console.log(line);
  if (tasks.length === 0)
    return console.log("Nothing is left to do: the site may go live.");
  console.log(
    `The site may not go live yet: ${tasks.length} things are left to do. When the clinic has confirmed a field, remove it from its \`unconfirmed\` list; when it has reviewed a file, add the file to the list in content/hi/reviewed.ts.`,
  );
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) void main();
