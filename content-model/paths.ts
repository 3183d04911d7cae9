import { notices } from "@/content/notices";
import { generalPages } from "@/content/pages";
import { services } from "@/content/services";
import type { Address, Page } from "./types";

/** The address of a service page. */
export type ServicePath = (typeof services)[number]["href"];

/** The address of a page of plain text. */
export type NoticePath = (typeof notices)[number]["href"];

/** The address of a page of this site. */
export type Path = keyof typeof generalPages | ServicePath | NoticePath;

type PagesByKind = {
  readonly generalPages: Readonly<Record<keyof typeof generalPages, Page>>;
  readonly services: readonly { readonly href: Address; readonly page: Page }[];
  readonly notices: readonly { readonly href: Address; readonly page: Page }[];
};

/**
 * Title, description and social card of each page, in the order of the sitemap: services follow the page that lists
 * them.
 */
export function pagesInSitemapOrder({
  generalPages: { "/": home, "/service": list, ...others },
  services,
  notices,
}: PagesByKind): Readonly<Record<Path, Page>> {
  const pagesByAddress = (entries: PagesByKind["services"]) =>
    Object.fromEntries(entries.map(({ href, page }) => [href, page]));
  return {
    "/": home,
    "/service": list,
    ...pagesByAddress(services),
    ...others,
    ...pagesByAddress(notices),
  } as Readonly<Record<Path, Page>>;
}

/** The address of every page, in the order of the sitemap. */
export const paths = Object.keys(
  pagesInSitemapOrder({ generalPages, services, notices }),
) as readonly Path[];

/** The public URL of the site, without a slash at the end. The build takes it from the environment. */
export const siteAddress = (
  process.env.NEXT_PUBLIC_SITE_URL || "http://localhost:3000"
).replace(/\/+$/, "");
