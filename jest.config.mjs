import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

const fromNext = withNext({
  // Jest would leave a core idle, which on a machine with two is half of it.
  maxWorkers: "100%",
  testEnvironment: "jsdom",
  // Not Jest's default, which takes scripts/test.ts for a test; *.spec.ts belongs to Playwright.
  testMatch: ["**/*.test.ts", "**/*.test.tsx"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  // Some tests start a program; on a busy machine that takes longer than Jest's 5 s.
  testTimeout: 30_000,
  setupFilesAfterEnv: ["@testing-library/jest-dom"],
  testPathIgnorePatterns: [
    "/node_modules/",
    "/out/",
    "/.next/",
    "/.test/",
    "/.local/",
  ],
  modulePathIgnorePatterns: ["/out/", "/.next/", "/.test/", "/.local/"],
});

// Published as modules only, which Jest must translate.
const config = async () => ({
  ...(await fromNext()),
  transformIgnorePatterns: [
    "/node_modules/(?!(swiper|parse5|entities|browserslist-to-esbuild|flesch-kincaid|syllable)/)",
  ],
});

export default config;
