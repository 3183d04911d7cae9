import { createHash } from "node:crypto";
import type { Page } from "./page";

/**
 * Writes the Content-Security-Policy into the page, before everything it governs: it allows what is in the page, each
 * inline script and style by its hash, and nothing else. What a meta tag cannot say stands in public/_headers.
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
  return origins.length > 0 && !origins.join().includes("http:");
}

function policyOf(page: Page, httpsOnly: boolean): string {
  const { $ } = page;
  /** The site's own files if the page asks for any, and what is inline by its hash. */
  const sources = (asking: string, inline: string) => {
    const hashes = $(inline)
      .toArray()
      .map((element) => createHash("sha256").update($(element).text()))
      .map((hash) => `'sha256-${hash.digest("base64")}'`);
    return [...($(asking).length > 0 ? ["'self'"] : []), ...hashes].join(" ");
  };

  // No policy is asked about JSON-LD.
  const code = `script:not([type="application/ld+json"])`;
  const scripts = sources("[data-island]", code);
  const endpoints = ["'self'", ...leadOrigins(page)].join(" ");
  return [
    "default-src 'none'",
    ...(scripts === "" ? [] : [`script-src ${scripts}`]),
    `style-src ${sources("link[rel=stylesheet]", "style")}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${endpoints}`,
    `form-action ${endpoints}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    ...(httpsOnly ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Where the forms of a page send their leads. */
function leadOrigins({ $ }: Page): readonly string[] {
  const origins = $("form[action^=http]")
    .toArray()
    .map((form) => new URL($(form).attr("action")!).origin);
  // Google's script host answers with a redirect to its second host.
  const google = origins.includes("https://script.google.com")
    ? ["https://script.googleusercontent.com"]
    : [];
  return [...new Set([...origins, ...google])];
}

function checkAttributes({ $ }: Page): void {
  for (const element of $("*"))
    for (const [name, value] of Object.entries($(element).attr() ?? {}))
      if (name === "style" || name.startsWith("on"))
        throw new Error(
          `${name}="${value}" is not allowed by a strict policy. Use a class, or a listener in a *.client.tsx.`,
        );
}
