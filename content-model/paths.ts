import { concerns } from "@/content/concerns";
import { textPages } from "@/content/text-pages";
import { generalPages } from "@/content/pages";
import { services } from "@/content/services";
import type { Address, PageMetadata } from "./rules";

/** The path of a service page. */
export type ServicePath = (typeof services)[number]["href"];

/** The path of a page about a concern of parents. */
export type ConcernPath = (typeof concerns)[number]["href"];

/** The path of a page of plain text. */
type TextPagePath = (typeof textPages)[number]["href"];

/** The path of a page without its language, which is its address in English. */
export type Path =
  keyof typeof generalPages | ServicePath | ConcernPath | TextPagePath;

type PageEntry = { readonly href: Address; readonly page: PageMetadata };

type PagesByKind = {
  readonly generalPages: Readonly<
    Record<keyof typeof generalPages, PageMetadata>
  >;
  readonly services: readonly PageEntry[];
  readonly concerns: readonly PageEntry[];
  readonly textPages: readonly PageEntry[];
};

/**
 * Title, description and social card of each page, in the order of the sitemap: services follow the page that lists
 * them, and concerns follow services.
 */
export function pagesInSitemapOrder({
  generalPages: { "/": home, "/service": list, ...others },
  services,
  concerns,
  textPages,
}: PagesByKind): Readonly<Record<Path, PageMetadata>> {
  const pagesByAddress = (entries: readonly PageEntry[]) =>
    Object.fromEntries(entries.map(({ href, page }) => [href, page]));
  return {
    "/": home,
    "/service": list,
    ...pagesByAddress(services),
    ...pagesByAddress(concerns),
    ...others,
    ...pagesByAddress(textPages),
  } as Readonly<Record<Path, PageMetadata>>;
}

/** The path of every page, in the order of the sitemap. */
export const paths = Object.keys(
  pagesInSitemapOrder({ generalPages, services, concerns, textPages }),
) as readonly Path[];

/** The address of the social card of a page, which all its languages share: app/social draws it. */
export const cardAddress = (path: Path): string =>
  `/social/${path.slice(1) || "home"}.png`;

/**
 * The origin of the site: NEXT_PUBLIC_SITE_URL without a slash at the end; http://localhost:3000 if that is not set.
 */
export const siteUrl = (
  process.env.NEXT_PUBLIC_SITE_URL || "http://localhost:3000"
).replace(/\/+$/, "");

/** Whether this is a build with `--preview` for a public address; scripts/build.ts sets the variable. */
export const isPreview = (): boolean => process.env.NEXT_PUBLIC_PREVIEW === "1";
