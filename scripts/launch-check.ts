/**
 * `npm run launch-check`: what is left to do before the site may go live, in content/, in the settings of the build, at
 * the endpoints and in the finished export. `--offline` asks no endpoint.
 */
import nextEnv from "@next/env";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { content, type Content } from "@/content/all";
import { contentErrors } from "@/content/schema";
import { unconfirmedFields } from "@/content/unconfirmed";
import { mergeErrors } from "./merge-errors";

/** The settings of a build, by name. */
type Settings = Readonly<Record<string, string | undefined>>;

const endpoints = [
  "NEXT_PUBLIC_BOOKING_ENDPOINT",
  "NEXT_PUBLIC_CONSULTATION_ENDPOINT",
] as const;

/** How long an endpoint may take to answer, in milliseconds; a spreadsheet script needs seconds to start. */
const requestTimeout = 15_000;

/** What the clinic has yet to confirm, with the words as they are now. */
export function unconfirmedLines(all: Content): readonly string[] {
  return unconfirmedFields(all).map(
    ({ file, field, value }) => `${file}: ${field}: ${excerpt(value)}`,
  );
}

/** Settings that are empty, or not fit for the public. */
export function settingErrors(settings: Settings): readonly string[] {
  const errors = [...endpoints, "NEXT_PUBLIC_SITE_URL"].flatMap((name) => {
    const value = settings[name] ?? "";
    if (value === "") return [`${name}: is empty`];
    return /^https:\/\/[^/]/.test(value)
      ? []
      : [`${name}: "${value}" must begin with https://`];
  });
  const {
    NEXT_PUBLIC_SITE_URL: site = "",
    NEXT_PUBLIC_LEAD_RESPONSE: response = "",
  } = settings;
  if (/^https:\/\/[^/]+\/./.test(site))
    errors.push(
      `NEXT_PUBLIC_SITE_URL: "${site}" must have nothing after the host`,
    );
  if (!["", "readable"].includes(response))
    errors.push(
      `NEXT_PUBLIC_LEAD_RESPONSE: "${response}" must be "readable" or empty`,
    );
  return errors;
}

/**
 * Asks each endpoint whether it works: a GET must be answered with `{"ok": true}`.
 *
 * @param request - `fetch`, unless a test hands in another
 */
export async function endpointErrors(
  settings: Settings,
  request: typeof fetch = fetch,
): Promise<readonly string[]> {
  const addresses = new Set(endpoints.map((name) => settings[name] ?? ""));
  const errors = [...addresses]
    .filter((address) => address.startsWith("https://"))
    .map(async (address) => {
      try {
        const answer = await request(address, {
          signal: AbortSignal.timeout(requestTimeout),
        });
        const body: unknown = await answer.json().catch(() => undefined);
        return Object(body).ok === true
          ? []
          : [
              `${address}: answers with status ${answer.status} and without {"ok": true}; is access set to "Anyone"?`,
            ];
      } catch (error) {
        return [`${address}: does not answer: ${(error as Error).message}`];
      }
    });
  return (await Promise.all(errors)).flat();
}

/** Addresses in the export that lead to the machine of the build, or to nobody. */
export function exportErrors(folder: string): readonly string[] {
  if (!existsSync(join(folder, "index.html")))
    return [`${folder}/: holds no site; run npm run build`];
  const unfit =
    /https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]|(?:[\w-]+\.)*example(?:\.(?:com|net|org))?)(?![\w.-])/g;
  const errors = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(html|js|css|svg|xml|txt|webmanifest)$/.test(file))
    .flatMap((file) =>
      (readFileSync(join(folder, file), "utf8").match(unfit) ?? []).map(
        (address) => `${join(folder, file)}: names ${address}`,
      ),
    );
  return mergeErrors(errors);
}

function excerpt(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (text === "") return "(empty)";
  return text.length > 64 ? `${text.slice(0, 60)} ...` : text;
}

async function main(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd());
  const { env, argv } = process;
  const left = {
    "For the clinic: confirm or replace each, then take its name out of `unconfirmed`":
      unconfirmedLines(content),
    "For the developer": [
      ...contentErrors(),
      ...settingErrors(env),
      ...(argv.includes("--offline") ? [] : await endpointErrors(env)),
      ...exportErrors(env.K7_OUT_DIR ?? "out"),
    ],
  };
  for (const [heading, lines] of Object.entries(left))
    if (lines.length > 0)
      console.log([`${heading} (${lines.length})`, ...lines].join("\n  "));
  const count = Object.values(left).flat().length;
  if (count > 0) process.exitCode = 1;
  console.log(
    count > 0
      ? `The site may not go live yet: ${count} things are left to do.`
      : "Nothing is left to do: the site may go live.",
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) void main();
