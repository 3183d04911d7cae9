import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";

/** @type {import("next").NextConfig} */
const always = {
  // A mistyped internal address fails the type check.
  typedRoutes: true,
  // `npm test` checks the types. Here it would need the packages of the tests.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  // Lets every stylesheet write `@use "tools" as t`.
  sassOptions: { loadPaths: ["styles"] },
};

/** @type {import("next").NextConfig} */
const exported = { output: "export", distDir: ".next/export" };

/** @type {import("next").NextConfig} */
const development = {
  // English addresses have no language folder: scripts/build moves en/ to the root.
  rewrites: async () => ({
    fallback: [
      { source: "/", destination: "/en" },
      { source: "/:path*", destination: "/en/:path*" },
    ],
  }),
};

/** @param {string} phase */
const config = (phase) => ({
  ...always,
  ...(phase === PHASE_DEVELOPMENT_SERVER ? development : exported),
});

export default config;
