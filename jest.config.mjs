import nextJest from "next/jest.js";

// Jest keeps a value that the shell has, and the production build of React has no act().
process.env.NODE_ENV = "test";

const withNext = nextJest({ dir: "./" });

// Only in this folder: e2e/recipes.spec.ts runs the tests of a copy of the project inside .test/.
const ignored = ["out", ".next", ".test", ".start", ".edit"].map(
  (folder) => `<rootDir>/${folder}/`,
);

/** The tests of an environment. Next's default pattern would run the *.spec.ts files of Playwright, too. */
const project = async (environment, testMatch, setupFilesAfterEnv) => ({
  ...(await withNext({
    displayName: environment,
    testEnvironment: environment,
    testMatch,
    moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
    setupFilesAfterEnv,
    testPathIgnorePatterns: ["/node_modules/", ...ignored],
    modulePathIgnorePatterns: ignored,
  })()),
  // These packages are published as ES modules only, so Jest must transform them.
  transformIgnorePatterns: ["/node_modules/(?!(swiper|parse5|entities)/)"],
});

/** What renders in a document is in *.test.tsx files, all else in *.test.ts files, which start without one. */
const config = async () => ({
  // By default Jest leaves one core unused, which is half of a machine with two cores.
  maxWorkers: "100%",
  // Some tests start a program; on a busy machine that takes longer than Jest's 5 s.
  testTimeout: 60_000,
  reporters: ["default", "<rootDir>/scripts/testing/every-suite-reporter.mjs"],
  projects: [
    await project("node", ["**/*.test.ts"], []),
    await project("jsdom", ["**/*.test.tsx"], ["@testing-library/jest-dom"]),
  ],
});

export default config;
