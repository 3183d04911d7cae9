/** Which addresses of Google's hosts are a spreadsheet script (endpoint/README.md): for the build and the launch check. */

export type Settings = Readonly<Record<string, string | undefined>>;

/** The variables with the addresses of the endpoints. */
export const endpoints = [
  "NEXT_PUBLIC_BOOKING_ENDPOINT",
  "NEXT_PUBLIC_CONSULTATION_ENDPOINT",
];

const googleHost = /(^|\.)google(usercontent)?\.com$/;

/** The web app of a script. In an account of Google Workspace, the address also has the domain. */
const webApp =
  /^https:\/\/script\.google\.com\/(macros|a\/macros\/[\w.-]+|a\/[\w.-]+\/macros)\/s\/[\w-]+\/exec$/;

/** What else the address may be; the first pattern that matches counts. */
const otherAddresses: readonly (readonly [RegExp, string])[] = [
  [
    /googleusercontent\.com\//,
    "is the address of one answer of the script, and keeps no lead",
  ],
  [/^https?:\/\/(?!script\.)/, "is the address of a document"],
  [/\/dev\b/, "is the address for tests, which answers only to its editors"],
  [/\/u\/\d+\//, "works in one browser: write it without /u/ and the number"],
  [/\/exec./, "has something after /exec"],
  [/^http:/, "is written without https"],
  [/\/edit\b/, "is the address of the editor"],
  [/./, "is the address of no web app"],
];

/**
 * One error for each endpoint whose address is on a host of Google and is not that of a web app. It may answer a GET
 * request as the web app does, but every lead would be lost.
 */
export const endpointAddressErrors = (settings: Settings): readonly string[] =>
  endpoints.flatMap((name) => {
    const given = settings[name] ?? "";
    if (!URL.canParse(given)) return [];
    const { href, hostname } = new URL(given);
    if (!googleHost.test(hostname) || webApp.test(href)) return [];
    const [, what] = otherAddresses.find(([pattern]) => pattern.test(href))!;
    return [
      `${name}: "${given}" ${what}. Give the Web app URL, https://script.google.com/macros/s/.../exec (in the script: Deploy > Manage deployments)`,
    ];
  });
