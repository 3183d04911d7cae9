import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

// Only in this folder: e2e/recipes.spec.ts runs the tests of a copy of the project inside .test/.
const ignored = ["out", ".next", ".test", ".start", ".edit"].map(
  (folder) => `<rootDir>/${folder}/`,
);

const fromNext = withNext({
  // By default Jest leaves one core unused, which is half of a machine with two cores.
  maxWorkers: "100%",
  testEnvironment: "jsdom",
  // Jest's default pattern would run scripts/test.ts, and the *.spec.ts files of Playwright.
  testMatch: ["**/*.test.ts", "**/*.test.tsx"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  // Some tests start a program; on a busy machine that takes longer than Jest's 5 s.
  testTimeout: 60_000,
  setupFilesAfterEnv: ["@testing-library/jest-dom"],
  testPathIgnorePatterns: ["/node_modules/", ...ignored],
  modulePathIgnorePatterns: ignored,
});

// These packages are published as ES modules only, so Jest must transform them.
const config = async () => ({
  ...(await fromNext()),
  transformIgnorePatterns: [
    "/node_modules/(?!(swiper|parse5|entities|browserslist-to-esbuild|flesch-kincaid|syllable)/)",
  ],
});

export default config;
