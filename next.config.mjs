import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";

/** @type {import("next").NextConfig} */
const always = {
  // A mistyped internal address in content or markup fails the type check.
  typedRoutes: true,
  // `npm test` checks the types. Here they would take half of the time, and need the packages of the tests.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  // Lets every stylesheet write `@use "tools" as t` in whichever folder it is.
  sassOptions: { loadPaths: ["styles"] },
};

/** @type {import("next").NextConfig} */
const exported = {
  // Exports static files, which any CDN can serve without running code.
  output: "export",
  // The folder of the export, which scripts/build.ts finishes elsewhere.
  distDir: ".next/export",
};

/** @type {import("next").NextConfig} */
const development = {
  // English addresses have no language folder. In a build, scripts/build moves out/en to out. The development server
  // serves the route en for addresses without another route.
  rewrites: async () => ({
    fallback: [
      { source: "/", destination: "/en" },
      { source: "/:path*", destination: "/en/:path*" },
    ],
  }),
};

/** @param {string} phase - the command of Next, such as PHASE_DEVELOPMENT_SERVER */
const config = (phase) => ({
  ...always,
  ...(phase === PHASE_DEVELOPMENT_SERVER ? development : exported),
});

export default config;
