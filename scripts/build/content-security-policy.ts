import { hash } from "node:crypto";
import type { Page } from "./page";

/** Writes the policy first into the head. public/_headers has what a <meta> cannot have. */
export function addPolicy(page: Page): void {
  const { $ } = page;
  const charset = $("head > meta[charset]:first-child");
  if (charset.length === 0)
    throw new Error(
      "the head does not begin with <meta charset>, so the policy would come too late. Next writes the head, and scripts/build/next-export.ts lists what the build expects of it.",
    );
  $("<meta>")
    .attr("http-equiv", "Content-Security-Policy")
    .attr("content", policyOf(page))
    .insertAfter(charset);
}

function policyOf(page: Page): string {
  const { $ } = page;
  /** 'self' if an element matches `fetching`, then the hash of each that matches `inline`. */
  const sources = (fetching: string, inline: string) => {
    const hashes = $(inline)
      .toArray()
      .map((element) => hash("sha256", $(element).text(), "base64"))
      .map((digest) => `'sha256-${digest}'`);
    return [...($(fetching).length > 0 ? ["'self'"] : []), ...hashes].join(" ");
  };

  // Browsers do not run JSON-LD.
  const executable = `script:not([type="application/ld+json"])`;
  const scripts = sources("[data-island]", executable);
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

function leadOrigins({ $ }: Page): readonly string[] {
  const origins = $("form[action^=http]")
    .toArray()
    .map((form) => new URL($(form).attr("action")!).origin);
  // script.google.com redirects to script.googleusercontent.com.
  const google = origins.includes("https://script.google.com")
    ? ["https://script.googleusercontent.com"]
    : [];
  return [...new Set([...origins, ...google])];
}
