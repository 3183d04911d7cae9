import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";

/** @type {import("next").NextConfig} */
const always = {
  // A mistyped internal address in content or markup fails the type check.
  typedRoutes: true,
  // Only the build for the host checks the types, which takes as long as all the rest: `npm test` has checked them by
  // the time it builds, and `npm start` is for looking.
  typescript: { ignoreBuildErrors: "K7_OUT_DIR" in process.env },
  reactStrictMode: true,
  // Lets every stylesheet write `@use "tools" as t` wherever it lies.
  sassOptions: { loadPaths: ["styles"] },
};

/** @type {import("next").NextConfig} */
const exported = {
  // The site is plain files: any CDN can serve it, and nothing runs per visit.
  output: "export",
  // With an export, this is the export's folder. `npm start` and the tests have their own, because their
  // forms send to this machine; out/ is what the host serves.
  distDir: process.env.K7_OUT_DIR ?? "out",
};

/** @type {import("next").NextConfig} */
const development = {
  // English has no folder of its own on the site: scripts/export moves out/en to out, and this server reads en where
  // no other route answers.
  rewrites: async () => ({
    fallback: [
      { source: "/", destination: "/en" },
      { source: "/:path*", destination: "/en/:path*" },
    ],
  }),
};

/** @param {string} phase - what Next is doing */
const config = (phase) => ({
  ...always,
  ...(phase === PHASE_DEVELOPMENT_SERVER ? development : exported),
});

export default config;
