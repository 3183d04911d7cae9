import nextJest from "next/jest.js";

// A shell may have another value, and the production build of React has no act().
process.env.NODE_ENV = "test";

const withNext = nextJest({ dir: "./" });

// e2e/recipes.spec.ts runs the tests of a copy of the project inside .test/.
const ignored = ["out", ".next", ".test", ".start", ".edit"].map(
  (folder) => `<rootDir>/${folder}/`,
);

/** Next's default pattern would run the *.spec.ts files of Playwright, too. */
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
  // They are published as ES modules only.
  transformIgnorePatterns: ["/node_modules/(?!(swiper|parse5|entities)/)"],
});

/** *.test.tsx files have a document; *.test.ts files start without one. */
const config = async () => ({
  // By default Jest leaves one core unused, half of a machine with two.
  maxWorkers: "100%",
  // Some tests start a program.
  testTimeout: 60_000,
  reporters: ["default", "<rootDir>/scripts/testing/every-suite-reporter.mjs"],
  projects: [
    await project("node", ["**/*.test.ts"], []),
    await project("jsdom", ["**/*.test.tsx"], ["@testing-library/jest-dom"]),
  ],
});

export default config;
