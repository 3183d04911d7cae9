import { check, LinkState } from "linkinator";
import type { AddressInfo } from "node:net";
import { listen } from "../listen";
import { createPreview } from "../preview";
import type { ExportedSite } from "./exported-site";

/**
 * Asks the preview server for every address that a page names: links with their fragments, pictures, styles, scripts,
 * fonts, sharing cards. Other sites are not asked.
 *
 * @param folder - the exported site
 * @returns one line an error, with the page it stands on
 */
export async function brokenLinks(
  folder: string,
  { pages, origin }: ExportedSite,
): Promise<readonly string[]> {
  const server = createPreview(folder);
  await listen(server, 0, "check-site");
  const local = `http://localhost:${(server.address() as AddressInfo).port}`;
  const ownOrigin = new RegExp(`^${origin.replaceAll(".", "\\.")}(?![^/?#])`);
  const errors: string[] = [];
  // A check of its own for each page: linkinator looks at the fragments of a target when it first meets the target.
  for (const { name } of pages) {
    const start = local + name.replace(/^404\.html$/, "/404");
    const { links } = await check({
      path: start,
      cleanUrls: true,
      checkCss: true,
      checkFragments: true,
      redirects: "error",
      urlRewriteExpressions: [{ pattern: ownOrigin, replacement: local }],
      linksToSkip: async (link) => !link.startsWith(`${local}/`),
    });
    for (const { url, status, state } of links)
      if (state === LinkState.BROKEN && url !== start)
        errors.push(
          `${name}: "${url.replace(local, "")}" ${reason(url, status)}`,
        );
  }
  server.close();
  return errors;
}

function reason(url: string, status = 0): string {
  if (status >= 300 && status < 400)
    return "is redirected: link to the page's one address";
  return url.includes("#")
    ? "leads to a place that is not on that page"
    : "leads nowhere: there is no such page or file";
}
