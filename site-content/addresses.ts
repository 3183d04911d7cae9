import type { Path } from "@/content-rules/fields/paths";

/** The address of the social card of a page, which all its languages share: app/social draws it. */
export const cardAddress = (path: Path): string => `/social/${path.slice(1) || "home"}.png`;

/**
 * The origin of the site: NEXT_PUBLIC_SITE_URL without a slash at the end; http://localhost:3000 if that is not set.
 */
export const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || "http://localhost:3000").replace(
  /\/+$/,
  "",
);

/** Whether this is a build with `--preview` for a public address; scripts/build.ts sets the variable. */
export const isPreview = (): boolean => process.env.NEXT_PUBLIC_PREVIEW === "1";
