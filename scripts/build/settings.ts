import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** As Next reads them: the first that has a name counts. */
const files = [".env.production.local", ".env.local", ".env.production", ".env"];

/**
 * Adds .env.local and the like to the environment, and sets what a shell may have set and no result
 * may depend on. Node leaves out what follows a wrong line, so that is an error.
 */
export function loadSettings(): void {
  Object.assign(process.env, { NODE_ENV: "production", K7_EDIT: "" });
  for (const file of files.filter((name) => existsSync(name))) {
    const text = readFileSync(file, "utf8").replace(/^\ufeff/, "");
    const wrong = text.split("\n").find((line) => !/^\s*($|#|(export\s+)?[\w.-]+\s*=)/.test(line));
    if (wrong) throw new Error(`${file}: write "${wrong.trim()}" as NAME=value.`);
    for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
  }
}

export type Settings = Readonly<Record<string, string | undefined>>;

export const endpoints = ["NEXT_PUBLIC_BOOKING_ENDPOINT", "NEXT_PUBLIC_CONSULTATION_ENDPOINT"];

const host = /^https?:\/\/[^/\s]+\/?$/;

/** No encryption, or the host of an example. */
const notLive = /^http:|^https:\/\/([\w-]+\.)*example(\.(com|net|org))?(:\d+)?(\/|$)/i;

const rules: readonly (readonly [name: string, form: RegExp, what: string])[] = [
  ...endpoints.map((name) => [name, /^https?:\/\/[^/\s]\S*$/, "begin with https://"] as const),
  ["NEXT_PUBLIC_SITE_URL", host, "be https:// and the host of the site"],
  ["NEXT_PUBLIC_LEAD_RESPONSE", /^readable$/, 'be "readable" or empty'],
];

/** A live site needs every address, with https. */
export const settingErrors = (settings: Settings, isLive: boolean): readonly string[] => [
  ...rules.flatMap(([name, form, what]) => {
    const value = settings[name] ?? "";
    const isAddress = name !== "NEXT_PUBLIC_LEAD_RESPONSE";
    const isRight =
      value === ""
        ? !(isLive && isAddress)
        : form.test(value) &&
          (!isAddress || URL.canParse(value)) &&
          !(isLive && notLive.test(value));
    return isRight ? [] : [`${name}: "${value}" must ${what}`];
  }),
  ...endpointAddressErrors(settings),
];

const googleHost = /(^|\.)google(usercontent)?\.com$/;

/** In an account of Google Workspace, the address also has the domain. */
const webApp =
  /^https:\/\/script\.google\.com\/(macros|a\/macros\/[\w.-]+|a\/[\w.-]+\/macros)\/s\/[\w-]+\/exec$/;

/** These may answer a GET, but every lead would be lost. */
const endpointAddressErrors = (settings: Settings): readonly string[] =>
  endpoints.flatMap((name) => {
    const given = settings[name] ?? "";
    if (!URL.canParse(given)) return [];
    const { href, hostname } = new URL(given);
    if (!googleHost.test(hostname) || webApp.test(href)) return [];
    return [
      `${name}: "${given}" is not the address of a web app, so every lead would be lost. Give the Web app URL, https://script.google.com/macros/s/.../exec (in the script: Deploy > Manage deployments)`,
    ];
  });
