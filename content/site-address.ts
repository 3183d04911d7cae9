/** The public address of the site, without a slash at the end. The clinic's own comes from the environment. */
export const siteAddress = (
  process.env.NEXT_PUBLIC_SITE_URL || "http://localhost:3000"
).replace(/\/+$/, "");
