import type { Path } from "@/content-rules/fields/paths";

/** The social card of a page in all languages: app/social draws it. */
export const cardAddress = (path: Path): string => `/social/${path.slice(1) || "home"}.png`;

/** The origin of the site, without a slash at the end. */
export const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || "http://localhost:3000").replace(
  /\/+$/,
  "",
);

/** Whether this is a build with `--preview`: scripts/build.ts. */
export const isPreview = (): boolean => process.env.NEXT_PUBLIC_PREVIEW === "1";
