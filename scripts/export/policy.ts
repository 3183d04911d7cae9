import { hash } from "node:crypto";
import type { Page } from "./page";

/**
 * Writes the Content-Security-Policy into the page, before everything it governs: it allows what is in the page, each
 * inline script and style by its hash, and nothing else. public/_headers has what a meta tag cannot say.
 *
 * @throws when the page does not begin with its charset
 */
export function addPolicy(page: Page): void {
  const { $ } = page;
  const charset = $("head > meta[charset]:first-child");
  if (charset.length === 0)
    throw new Error(
      "the head does not begin with its charset, so a policy put there could come too late. See the head that app/[language]/layout.tsx makes.",
    );
  $("<meta>")
    .attr("http-equiv", "Content-Security-Policy")
    .attr("content", policyOf(page))
    .insertAfter(charset);
}

function policyOf(page: Page): string {
  const { $ } = page;
  /** The site's own files if the page asks for any, and what is inline by its hash. */
  const sources = (asking: string, inline: string) => {
    const hashes = $(inline)
      .toArray()
      .map((element) => hash("sha256", $(element).text(), "base64"))
      .map((digest) => `'sha256-${digest}'`);
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
