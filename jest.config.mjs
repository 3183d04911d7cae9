import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

export default withNext({
  testEnvironment: "jsdom",
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  testPathIgnorePatterns: [
    "/node_modules/",
    "/out/",
    "/.next/",
    "/.test/",
    "/.local/",
  ],
  modulePathIgnorePatterns: ["/out/", "/.next/", "/.test/", "/.local/"],
});
