/** What is wrong in the settings of a build (.env.example), in words: for the build and the launch check. */

export type Settings = Readonly<Record<string, string | undefined>>;

/** The variables with the addresses of the endpoints. */
export const endpoints = [
  "NEXT_PUBLIC_BOOKING_ENDPOINT",
  "NEXT_PUBLIC_CONSULTATION_ENDPOINT",
];

const host = /^https?:\/\/[^/\s]+\/?$/;

/** The form of each setting, and the rest of "It must ...". */
const rules: readonly (readonly [name: string, form: RegExp, what: string])[] =
  [
    ...endpoints.map(
      (name) =>
        [name, /^https?:\/\/[^/\s]\S*$/, "begin with https://"] as const,
    ),
    ["NEXT_PUBLIC_SITE_URL", host, "be https:// and a host"],
    ["NEXT_PUBLIC_LEAD_RESPONSE", /^readable$/, 'be "readable" or empty'],
  ];

/**
 * One error for each setting that is wrong.
 *
 * @param isLive - whether the site must be fit for the public: every address is given, and with https
 */
export const settingErrors = (
  settings: Settings,
  isLive: boolean,
): readonly string[] => [
  ...rules.flatMap(([name, form, what]) => {
    const value = settings[name] ?? "";
    const isAddress = name !== "NEXT_PUBLIC_LEAD_RESPONSE";
    const isRight =
      value === ""
        ? !(isLive && isAddress)
        : form.test(value) &&
          (!isAddress || URL.canParse(value)) &&
          !(isLive && value.startsWith("http:"));
    return isRight ? [] : [`${name}: "${value}" must ${what}`];
  }),
  ...endpointAddressErrors(settings),
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
const endpointAddressErrors = (settings: Settings): readonly string[] =>
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
