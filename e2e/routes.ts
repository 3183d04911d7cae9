import { pages } from "@/content/pages";
import type { Path } from "@/content/site";

/** The pages of the site, from the list that its sitemap and metadata come from. */
export const routes = Object.keys(pages) as readonly Path[];

/** A path that does not exist. */
export const unknownPath = "/no-such-page";

/** Whatever a parent can be shown. */
export const allPaths = [...routes, unknownPath] as const;
