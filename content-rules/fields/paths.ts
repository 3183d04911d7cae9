/** The pages of the site and the helplines: what content/ may link to, and what code may name. */

/** The pages of services, in the order of the header and the footer. */
export const servicePaths = [
  "/speech-therapy",
  "/occupational-therapy",
  "/special-education",
  "/psychological-counselling",
  "/service4",
] as const;
export type ServicePath = (typeof servicePaths)[number];

/** The pages about a concern of parents, in the order of the footer: docs/search.md. */
export const concernPaths = ["/late-talking", "/autism", "/attention"] as const;
export type ConcernPath = (typeof concernPaths)[number];

/** The pages of plain text, in the order of the links to them in the footer. */
export const textPagePaths = ["/privacy", "/accessibility"] as const;
type TextPagePath = (typeof textPagePaths)[number];

export const generalPaths = ["/", "/service", "/first-visit", "/contact"] as const;

/** The path of a page without its language, which is its address in English. */
export type Path = (typeof generalPaths)[number] | ServicePath | ConcernPath | TextPagePath;

/** Every page, in the order of the sitemap. */
export const paths: readonly Path[] = [
  "/",
  "/service",
  ...servicePaths,
  ...concernPaths,
  "/first-visit",
  "/contact",
  ...textPagePaths,
];

export const helplines = ["112", "14416", "1098"] as const;
