/** @type {import("next").NextConfig} */
const config = {
  // The site is plain files: any CDN can serve it, and nothing runs per visit.
  output: "export",
  // A mistyped internal address in content or markup fails the type check.
  typedRoutes: true,
  reactStrictMode: true,
  // Lets every sheet write `@use "tools" as t` wherever it lies.
  sassOptions: { loadPaths: ["styles"] },
  // Tests build with their own endpoints and must not overwrite what a person is serving.
  distDir: process.env.K7_BUILD_DIR ?? ".next",
};

export default config;
