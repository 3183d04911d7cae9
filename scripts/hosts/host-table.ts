import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readHeaders, readRedirectList } from "../preview/host-files";
import { request, type Answer, type Ask } from "./request";

/** One line of the table: what is asked and what must come back. */
export type Expectation = Ask & {
  readonly path: string;
  readonly status: number | readonly number[];
  /** Headers as they must be; a pattern must match, `undefined` must be absent. */
  readonly answers?: Readonly<Record<string, string | RegExp | undefined>>;
  /** The file of the export that must be the body. */
  readonly body?: string;
  /** Address a redirect must name. */
  readonly location?: string;
  /** True of servers we set up ourselves; a CDN serves every file it is given. */
  readonly ownServer?: boolean;
};

const moved = [301, 308] as const;
const notForever = /^(?!.*immutable)/;

/**
 * What a host must answer for an export, whichever host it is.
 *
 * @param folder - the export
 */
export function hostTable(folder: string): readonly Expectation[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return [
    ...pageLines(folder, files),
    ...encodingLines,
    ...fileLines(folder, files),
    ...redirectLines(folder),
    ...missingLines(files),
    ...mischiefLines,
  ];
}

/**
 * Holds a host against the table.
 *
 * @param base - scheme and host, such as `https://www.example.com`
 * @param folder - the export it should serve
 * @param host - the name to ask by, where it is not the one in `base`
 * @returns one line a fault
 */
export async function hostFaults(
  base: string,
  folder: string,
  table: readonly Expectation[],
  host = new URL(base).host,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const line of table) {
    const name = `${line.method ?? "GET"} ${line.path}${encodingOf(line)}`;
    try {
      const answer = await request(base, line.path, {
        ...line,
        headers: { host, ...line.headers },
      });
      for (const fault of faultsOf(`https://${host}`, folder, line, answer))
        faults.push(`${name}: ${fault}`);
    } catch (error) {
      faults.push(`${name}: ${(error as Error).message}`);
    }
  }
  return faults;
}

function encodingOf({ headers }: Expectation): string {
  const encoding = headers?.["accept-encoding"];
  return encoding === undefined ? "" : ` (${encoding})`;
}

function faultsOf(
  base: string,
  folder: string,
  { status, answers = {}, body, location, method }: Expectation,
  answer: Answer,
): readonly string[] {
  const faults: string[] = [];
  const allowed = [status].flat();
  if (!allowed.includes(answer.status))
    faults.push(`status ${answer.status}, not ${allowed.join(" or ")}`);
  for (const [name, expected] of Object.entries(answers)) {
    const value = answer.headers[name]?.toString();
    if (!isAsExpected(value, expected))
      faults.push(
        `${name} is ${value ?? "missing"}, not ${expected ?? "absent"}`,
      );
  }
  if (location !== undefined) {
    const target = new URL(answer.headers.location ?? "", base);
    if (
      target.pathname + target.search !== location ||
      target.host !== new URL(base).host
    )
      faults.push(
        `leads to ${answer.headers.location ?? "nowhere"}, not ${location}`,
      );
  }
  if (body !== undefined && method !== "HEAD")
    if (!answer.body.equals(readFileSync(join(folder, body))))
      faults.push(`the body is not ${body}`);
  return faults;
}

function isAsExpected(
  value: string | undefined,
  expected: string | RegExp | undefined,
): boolean {
  return expected instanceof RegExp
    ? expected.test(value ?? "")
    : value === expected;
}

const brotli = { "accept-encoding": "gzip, deflate, br" };

/** Every page: whole, compressed, under its own policy. */
function pageLines(
  folder: string,
  files: readonly string[],
): readonly Expectation[] {
  const headersOf = readHeaders(folder);
  return files
    .filter((file) => /^[\w-]+\.html$/.test(file) && file !== "404.html")
    .map((file) => {
      const path = `/${file.replace(/(^index)?\.html$/, "")}`;
      return {
        path,
        headers: brotli,
        status: 200,
        body: file,
        answers: {
          "content-type": /^text\/html/,
          "content-encoding": "br",
          ...headersOf(path),
        },
      };
    });
}

const encodingLines: readonly Expectation[] = [
  {
    path: "/",
    headers: { "accept-encoding": "gzip" },
    status: 200,
    answers: { "content-encoding": "gzip" },
    body: "index.html",
  },
  {
    path: "/",
    headers: { "accept-encoding": "identity" },
    status: 200,
    answers: { "content-encoding": undefined },
    body: "index.html",
  },
  { path: "/", method: "HEAD", status: 200 },
  {
    path: "/",
    headers: brotli,
    status: 200,
    // A cache between must not give one browser what another can read. CDNs see to it without the header.
    answers: { vary: /accept-encoding/i },
    ownServer: true,
  },
];

const types: readonly (readonly [RegExp, RegExp])[] = [
  [/^_next\/static\/.+\.js$/, /^(application|text)\/javascript/],
  [/^fonts\/.+\.woff2$/, /^font\/woff2/],
  [/^images\/.+\.svg$/, /^image\/svg\+xml/],
  [/^social\/.+\.png$/, /^image\/png/],
  [/^manifest\.webmanifest$/, /^application\/manifest\+json/],
  [/^sitemap\.xml$/, /^(application|text)\/xml/],
  [/^robots\.txt$/, /^text\/plain/],
];

/** One file of each kind, with its type and how long it may be kept. */
function fileLines(
  folder: string,
  files: readonly string[],
): readonly Expectation[] {
  const headersOf = readHeaders(folder);
  return types.flatMap(([kind, type]) => {
    const file = files.find((each) => kind.test(each));
    if (file === undefined) return [];
    return [
      {
        path: `/${file}`,
        headers: brotli,
        status: 200,
        body: file,
        answers: {
          "content-type": type,
          "content-encoding": files.includes(`${file}.br`) ? "br" : undefined,
          ...headersOf(`/${file}`),
        },
      },
    ];
  });
}

/** Every old address, and every spelling of a page's own. */
function redirectLines(folder: string): readonly Expectation[] {
  const spellings = ["/service/", "/service.html"].map((path) => ({
    path,
    status: moved,
    location: "/service",
  }));
  return [
    ...readRedirectList(folder).map(({ from, to, status }) => ({
      path: from,
      status,
      location: to,
    })),
    {
      path: "/Service?from=card",
      status: moved,
      location: "/service?from=card",
    },
    ...spellings,
    {
      path: "/service/?from=card",
      status: moved,
      location: "/service?from=card",
    },
    { path: "/index.html", status: moved, location: "/" },
    { path: "/index.html?from=card", status: moved, location: "/?from=card" },
  ];
}

/** What is not there says so, helps on, and is not kept. */
function missingLines(files: readonly string[]): readonly Expectation[] {
  const missing = {
    headers: brotli,
    status: 404,
    body: "404.html",
    answers: {
      "content-type": /^text\/html/,
      "x-content-type-options": "nosniff",
      "cache-control": notForever,
    },
  };
  const own = ["/_headers", "/_redirects", "/index.html.br", "/index.html.gz"];
  return [
    { path: "/no-such-page", ...missing },
    { path: "/no/such/page", ...missing },
    { path: "/_next/static/gone.js", ...missing },
    { path: "/fonts/gone.woff2", ...missing },
    ...(files.includes("images") ? [{ path: "/images", ...missing }] : []),
    ...own.map((path) => ({ path, ...missing, ownServer: true })),
  ];
}

/** Addresses made by people who mean no good. */
const mischiefLines: readonly Expectation[] = [
  { path: "/", method: "POST", status: 405, ownServer: true },
  { path: "/..%2f..%2fetc/passwd", status: [400, 404] },
  {
    path: "/%0d%0aSet-Cookie:%20a=b/",
    status: [301, 308, 400, 404],
    answers: { "set-cookie": undefined },
  },
  {
    path: "//evil.example/",
    status: [301, 308, 400, 404],
    // Never an address that a browser takes for another site.
    answers: { location: /^(?!\/\/|https?:\/\/evil)/ },
    ownServer: true,
  },
];
