import next from "eslint-config-next/core-web-vitals";
import nextTypes from "eslint-config-next/typescript";
import jsxA11y from "eslint-plugin-jsx-a11y";

/**
 * Forbids imports in the code of a folder, so that imports run one way: app, components, content-model, content.
 *
 * @param patterns - those of @typescript-eslint/no-restricted-imports
 */
const restrictImports = (folder, ...patterns) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  // Tests may import from every folder.
  ignores: ["**/*.test.{ts,tsx}"],
  rules: {
    "@typescript-eslint/no-restricted-imports": ["error", { patterns }],
  },
});

/** Forbids the syntax that a selector finds. */
const restrictSyntax = (selector, message) => ({
  "no-restricted-syntax": ["error", { selector, message }],
});

/** The rules that run the React Compiler, which is slow. */
const compilerRules = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^react-hooks\/(?!rules-of|exhaustive)/.test(name));

const config = [
  { ignores: ["{out,.next,.test,.start,.edit,leads}/**", "next-env.d.ts"] },
  ...next,
  ...nextTypes,
  {
    // Of the site, only islands render in the browser. Other components render once, in the build.
    ignores: [
      "**/*.client.tsx",
      "components/{island,lead-form}/!(*.test).{ts,tsx}",
    ],
    rules: Object.fromEntries(compilerRules.map((name) => [name, "off"])),
  },
  {
    files: ["**/*.tsx"],
    rules: {
      // Next's preset only warns of these errors of accessibility.
      ...jsxA11y.flatConfigs.strict.rules,
      // Links are plain anchors, because the site has no router in the browser.
      "@next/next/no-html-link-for-pages": "off",
      // next/image needs a server, which an export does not have.
      "@next/next/no-img-element": "off",
    },
  },
  restrictImports(
    "content",
    {
      regex: "^@/(?!content(-model)?/)",
      message: "content/ imports content/ and types of content-model/",
    },
    {
      // Islands bundle modules of content/ for their messages, so an imported library would reach the browser.
      regex: "^@/content-model/|^(?!\\.|@/)",
      allowTypeImports: true,
      message: "content/ imports no code but content/",
    },
  ),
  restrictImports("content-model", {
    regex: "^@/(app|components|editor|scripts|e2e)/|^\\.\\./(?!endpoint/)",
    message: "content-model/ imports content/ and endpoint/",
  }),
  restrictImports("components", {
    regex: "^@/(app|editor|scripts|e2e)/|^\\.\\./(?!\\.\\./endpoint/)",
    message:
      "components/ imports components/, content/, content-model/ and endpoint/",
  }),
  restrictImports("editor", {
    regex: "^@/(app|components|e2e)/|/(app|components|e2e)/",
    message: "editor/ imports editor/, content/, content-model/ and scripts/",
  }),
  restrictImports("app", {
    regex: "^@/editor/",
    message: "Only scripts/ imports editor/",
  }),
  restrictImports("scripts", {
    regex: "(^@|\\.)/app/",
    message: "Only app/ imports app/",
  }),
  restrictImports("{e2e,endpoint,hosts,styles}", {
    regex: "(^@|\\.)/(app|editor)/",
    message: "Only app/ imports app/, and only scripts/ imports editor/",
  }),
  {
    files: ["**/*.client.tsx"],
    rules: restrictSyntax(
      'Program:not([body.0.directive="use client"])',
      'A *.client.tsx file begins with "use client"',
    ),
  },
  {
    files: ["**/*.{ts,tsx}"],
    ignores: ["**/*.client.tsx"],
    rules: restrictSyntax(
      'ExpressionStatement[directive="use client"]',
      "A file that runs in the browser is named *.client.tsx",
    ),
  },
  {
    // Google runs these as plain scripts, and calls some functions by name.
    files: ["endpoint/*.js"],
    rules: {
      "@typescript-eslint/no-unused-vars": "off",
    },
  },
  {
    // A Playwright fixture has a parameter called `use`, which is not a React hook.
    files: ["e2e/**"],
    rules: { "react-hooks/rules-of-hooks": "off" },
  },
];

export default config;
