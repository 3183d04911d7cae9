import { createHash } from "node:crypto";
import type { Page } from "./page";
import {
  attribute,
  elements,
  insertBefore,
  newElement,
  textOf,
  theElement,
  type Element,
} from "./tree";

/** Scripts of these types are data, so no policy is asked about them. */
const isData = (script: Element) =>
  attribute(script, "type") === "application/ld+json";

type PolicyOptions = {
  /** Whether the page fetches modules of its own. */
  readonly hasIslands: boolean;
  /** Whether the site is for https alone; on this machine it is not. */
  readonly secure: boolean;
};

/**
 * The Content-Security-Policy of a page: nothing but what is really in it.
 *
 * @throws when the page has a style attribute or an event handler, which no strict policy allows
 */
export function policyOf(
  { document }: Page,
  { hasIslands, secure }: PolicyOptions,
): string {
  const all = elements(document);
  for (const element of all) checkAttributes(element);

  const self = ["'self'"];
  const places = [...self, ...leadOrigins(all)];
  const scripts = all.filter(
    (element) => element.tagName === "script" && !isData(element),
  );
  const styles = all.filter((element) => element.tagName === "style");
  const linksSheets = all.some(
    (element) => attribute(element, "rel") === "stylesheet",
  );
  const usesData = all.some((element) =>
    /^\s*data:|url\(["']?data:/.test(
      (attribute(element, "src") ?? "") + textIfStyle(element),
    ),
  );

  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": [...(hasIslands ? self : []), ...scripts.map(hashOf)],
    "style-src": [...(linksSheets ? self : []), ...styles.map(hashOf)],
    "img-src": usesData ? [...self, "data:"] : self,
    "font-src": self,
    "connect-src": places,
    "form-action": places,
    "manifest-src": self,
    "base-uri": ["'none'"],
  };
  const policy = Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`);
  if (secure) policy.push("upgrade-insecure-requests");
  return policy.join("; ");
}

/** Writes the policy into the page, before everything it governs; only the encoding comes first, as it must. */
export function addPolicy({ document }: Page, policy: string): void {
  const charset = elements(document, "meta").find(
    (meta) => attribute(meta, "charset") !== undefined,
  );
  const next = charset?.parentNode?.childNodes[1];
  if (
    next === undefined ||
    charset !== theElement(document, "head").childNodes[0]
  )
    throw new Error("the head does not begin with its charset.");
  insertBefore(
    next,
    newElement("meta", {
      "http-equiv": "Content-Security-Policy",
      content: policy,
    }),
  );
}

/** Whether leads go out, and all of them encrypted: then the site is meant for the public. */
export function sendsSecurely(pages: readonly Page[]): boolean {
  const origins = pages.flatMap(({ document }) =>
    leadOrigins(elements(document)),
  );
  return (
    origins.length > 0 && origins.every((each) => each.startsWith("https:"))
  );
}

/** Where the forms of a page send their leads. */
function leadOrigins(all: readonly Element[]): readonly string[] {
  const origins = all
    .filter(({ tagName }) => tagName === "form")
    .map((form) => attribute(form, "action") ?? "")
    .filter((action) => /^https?:/.test(action))
    .map((action) => new URL(action).origin);
  // Google's script host answers with a redirect to its sister.
  const google = origins.includes("https://script.google.com")
    ? ["https://script.googleusercontent.com"]
    : [];
  return [...new Set([...origins, ...google])];
}

function hashOf(element: Element): string {
  const hash = createHash("sha256").update(textOf(element)).digest("base64");
  return `'sha256-${hash}'`;
}

function textIfStyle(element: Element): string {
  return element.tagName === "style" ? textOf(element) : "";
}

function checkAttributes({ tagName, attrs }: Element): void {
  const forbidden = attrs.find(
    ({ name }) => name === "style" || name.startsWith("on"),
  );
  if (forbidden !== undefined) {
    throw new Error(
      `<${tagName} ${forbidden.name}="${forbidden.value}"> is not allowed by a strict policy: use a class or a listener.`,
    );
  }
}
