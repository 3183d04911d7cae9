import type { Page } from "./page";

/** What every answer says. 404.html answers at any address, so its policy stands in the page alone. */
const everywhere = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  // What asks about a person or a device. Each name costs bytes with every answer, so no list of all there are.
  "Permissions-Policy": [
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "microphone",
    "payment",
    "publickey-credentials-get",
    "usb",
  ]
    .map((feature) => `${feature}=()`)
    .join(", "),
};

const forever = { "Cache-Control": "public, max-age=31536000, immutable" };

const forADay = {
  "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
};

/**
 * The `_headers` file of Netlify and Cloudflare. Both join a header that two blocks set, so no two blocks that can
 * meet at one address name the same header.
 *
 * @param policies - the policy of each page
 */
export function headersFile(policies: ReadonlyMap<Page, string>): string {
  const blocks = [
    block("/*", everywhere),
    // Their names change with their content.
    block("/_next/static/*", forever),
    block("/fonts/*", forever),
    ...["/images/*", "/icons/*", "/social/*"].map((address) =>
      block(address, forADay),
    ),
    ...[...policies].flatMap(([{ path, file }, policy]) =>
      addresses(path, file).map((address) =>
        block(address, {
          "Cache-Control": "public, max-age=0, must-revalidate",
          "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
        }),
      ),
    ),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** Hosts answer at each spelling of an address before they lead to the clean one, or instead. */
function addresses(path: string | undefined, file: string): readonly string[] {
  if (path === undefined) return [`/${file}`];
  return path === "/" ? ["/", `/${file}`] : [path, `${path}/`, `/${file}`];
}

function block(
  address: string,
  headers: Readonly<Record<string, string>>,
): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  return [address, ...lines].join("\n");
}
