import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { contentGate } from "../content-gate";
import { canonicalOf, nameOf, readSite } from "../content-gate/exported-site";
import { budgets } from "../postbuild/budgets";
import { attribute, elements } from "../postbuild/tree";
import { readHeaders } from "../preview/host-files";
import type { Finding } from "./finding";

type Environment = Readonly<Record<string, string | undefined>>;

/** Addresses that lead to this machine, or to nobody. */
const unfit =
  /https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|(?:[\w-]+\.)*example(?:\.(?:com|net|org))?)(?![\w.-])[^\s"'<>)]*/g;
const text =
  /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$|\/_(?:headers|redirects)$/;

/** Cloudflare Pages reads no more of a `_headers` file than this. */
const headerRules = 100;
const headerLine = 2_000;

/**
 * What keeps an export from going live: whether it was made with the present settings and words, unfit addresses,
 * weight, headers, and what the content gate says.
 *
 * @param folder - the export
 * @param environment - the settings it should have been built with
 */
export function exportFindings(
  folder: string,
  environment: Environment,
): readonly Finding[] {
  if (!existsSync(join(folder, "index.html")))
    return [
      {
        actor: "developer",
        place: `${folder}/`,
        text: "holds no exported site; run npm run build",
      },
    ];
  return [
    ...ageFaults(folder),
    ...settingFaults(folder, environment),
    ...addressFaults(folder),
    ...weightFaults(folder),
    ...headerFaults(folder),
    ...contentGate(folder).problems,
  ].map((fault) => {
    const colon = fault.indexOf(": ");
    const name = fault.slice(0, colon);
    return {
      actor: "developer",
      // A route is no file, so it stands apart from the folder.
      place: name.startsWith("/") ? `${folder}, ${name}` : join(folder, name),
      text: fault.slice(colon + 2),
    };
  });
}

function ageFaults(folder: string): readonly string[] {
  const built = statSync(join(folder, "index.html")).mtimeMs;
  const newer = ["content", "app", "components", "styles", "public"]
    .filter((source) => existsSync(source))
    .flatMap((source) =>
      readdirSync(source, { recursive: true, encoding: "utf8" }).map((file) =>
        join(source, file),
      ),
    )
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .find((file) => statSync(file).isFile() && statSync(file).mtimeMs > built);
  return newer === undefined
    ? []
    : [`index.html: is older than ${newer}; run npm run build`];
}

/** A build keeps the settings of its hour. */
function settingFaults(
  folder: string,
  environment: Environment,
): readonly string[] {
  const site = readSite(folder);
  const faults: string[] = [];
  const address = environment.NEXT_PUBLIC_SITE_URL;
  if (address && site.origin !== address.replace(/\/+$/, ""))
    faults.push(
      `index.html: was built for ${site.origin}, not for ${address}; run npm run build`,
    );
  const endpoints: Readonly<Record<string, string | undefined>> = {
    booking: environment.NEXT_PUBLIC_BOOKING_ENDPOINT,
    consultation: environment.NEXT_PUBLIC_CONSULTATION_ENDPOINT,
  };
  for (const page of site.pages) {
    for (const form of elements(page.document, "form")) {
      const expected = endpoints[attribute(form, "id") ?? ""];
      const action = attribute(form, "action") ?? "";
      if (expected && action !== expected)
        faults.push(
          `${page.file}: the form sends to "${action}", not to ${expected}; run npm run build`,
        );
    }
    if (page.path !== undefined && canonicalOf(page) === undefined)
      faults.push(`${page.file}: names no canonical address`);
  }
  return faults;
}

function addressFaults(folder: string): readonly string[] {
  const files = new Map<string, string[]>();
  for (const name of textFiles(folder)) {
    const found = readFileSync(join(folder, name), "utf8").match(unfit) ?? [];
    for (const address of new Set(found.map((each) => new URL(each).origin)))
      files.set(address, [...(files.get(address) ?? []), name]);
  }
  return [...files].map(
    ([address, [first, ...others]]) =>
      `${first}: names ${address}${others.length > 0 ? `, and so do ${others.length} more files` : ""}`,
  );
}

function textFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => text.test(`/${file}`))
    .sort();
}

function weightFaults(folder: string): readonly string[] {
  return readSite(folder).pages.flatMap(({ file, document }) => {
    const compressed = join(folder, `${file}.br`);
    if (!existsSync(compressed) || !existsSync(join(folder, `${file}.gz`)))
      return [`${file}: has no .br and .gz beside it; run npm run build`];
    const size = statSync(compressed).size;
    const scripts = elements(document, "script").filter(
      (script) => attribute(script, "src") !== undefined,
    );
    return [
      ...(size > budgets.html
        ? [`${file}: is ${size} bytes, and the budget is ${budgets.html}`]
        : []),
      ...(scripts.length > 0
        ? [
            `${file}: fetches ${scripts.length} scripts before a parent touches anything`,
          ]
        : []),
    ];
  });
}

/** Headers that every answer needs; the policy belongs to pages. */
const everywhere = [
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "permissions-policy",
];

function headerFaults(folder: string): readonly string[] {
  const missing = ["_headers", "_redirects"].filter(
    (file) => !existsSync(join(folder, file)),
  );
  if (missing.length > 0)
    return missing.map((file) => `${file}: is missing; run npm run build`);

  const headersOf = readHeaders(folder);
  const faults: string[] = [];
  for (const name of everywhere)
    if (headersOf("/")[name] === undefined)
      faults.push(`_headers: sets no ${name}`);
  for (const page of readSite(folder).pages) {
    const inHeader = headersOf(page.path ?? `/${page.file}`)[
      "content-security-policy"
    ];
    const inPage = elements(page.document, "meta")
      .filter(
        (meta) => attribute(meta, "http-equiv") === "Content-Security-Policy",
      )
      .map((meta) => attribute(meta, "content") ?? "")[0];
    if (inHeader === undefined || inPage === undefined)
      faults.push(
        `${nameOf(page)}: has no Content-Security-Policy in ${inHeader === undefined ? "_headers" : "the page"}`,
      );
    else if (!inHeader.startsWith(inPage))
      faults.push(
        `${nameOf(page)}: _headers and the page name different policies; run npm run build`,
      );
    if (/'unsafe-(inline|eval)'/.test(`${inHeader} ${inPage}`))
      faults.push(
        `${nameOf(page)}: the policy allows unsafe scripts or styles`,
      );
  }
  const lines = readFileSync(join(folder, "_headers"), "utf8").split("\n");
  const rules = lines.filter((line) => /^\S/.test(line)).length;
  if (rules > headerRules)
    faults.push(`_headers: has ${rules} rules, and hosts read ${headerRules}`);
  const long = lines.find(({ length }) => length > headerLine);
  if (long !== undefined)
    faults.push(
      `_headers: has a line of ${long.length} characters, and hosts read ${headerLine}`,
    );
  return faults;
}
