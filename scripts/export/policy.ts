import { createHash } from "node:crypto";
import type { Page } from "./page";

/**
 * Writes the Content-Security-Policy into the page, before everything it governs: it allows what is really in the
 * page, each inline script and style by its hash, and nothing else. What a meta tag cannot say stands in
 * public/_headers.
 *
 * @param httpsOnly - whether the site is for https alone; on a developer's machine it is not
 * @throws when the page has a style attribute or an event handler, which no strict policy allows
 */
export function addPolicy(page: Page, httpsOnly: boolean): void {
  const { $ } = page;
  checkAttributes(page);
  const charset = $("head > meta[charset]:first-child");
  if (charset.length === 0)
    throw new Error(
      "the head does not begin with its charset, so a policy put there could come too late. See the head that app/layout.tsx makes.",
    );
  $("<meta>")
    .attr("http-equiv", "Content-Security-Policy")
    .attr("content", policyOf(page, httpsOnly))
    .insertAfter(charset);
}

/** Whether leads go out, and all of them encrypted: then the site is meant for the public. */
export function sendsSecurely(pages: readonly Page[]): boolean {
  const origins = pages.flatMap(leadOrigins);
  return (
    origins.length > 0 && origins.every((each) => each.startsWith("https:"))
  );
}

function policyOf(page: Page, httpsOnly: boolean): string {
  const { $ } = page;
  const hashes = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => hashOf($(element).text()));
  const has = (selector: string) => $(selector).length > 0;
  const endpoints = ["'self'", ...leadOrigins(page)];

  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": [
      ...(has("[data-island]") ? ["'self'"] : []),
      // No policy is asked about JSON-LD.
      ...hashes(`script:not([type="application/ld+json"])`),
    ],
    "style-src": [
      ...(has("link[rel=stylesheet]") ? ["'self'"] : []),
      ...hashes("style"),
    ],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": endpoints,
    "form-action": endpoints,
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
  };
  const policy = Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`);
  return [...policy, ...(httpsOnly ? ["upgrade-insecure-requests"] : [])].join(
    "; ",
  );
}

/** Where the forms of a page send their leads. */
function leadOrigins({ $ }: Page): readonly string[] {
  const origins = $("form")
    .toArray()
    .map((form) => $(form).attr("action") ?? "")
    .filter((action) => /^https?:/.test(action))
    .map((action) => new URL(action).origin);
  // Google's script host answers with a redirect to its second host.
  const google = origins.includes("https://script.google.com")
    ? ["https://script.googleusercontent.com"]
    : [];
  return [...new Set([...origins, ...google])];
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function checkAttributes({ $ }: Page): void {
  for (const element of $("*")) {
    const attributes = $(element).attr() ?? {};
    const name = Object.keys(attributes).find(
      (each) => each === "style" || each.startsWith("on"),
    );
    if (name !== undefined)
      throw new Error(
        `${name}="${attributes[name]}" is not allowed by a strict policy. Use a class, or a listener in a *.client.tsx.`,
      );
  }
}
