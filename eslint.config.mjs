import css from "@eslint/css";
import next from "eslint-config-next/core-web-vitals";
import nextTypes from "eslint-config-next/typescript";
import jsxA11y from "eslint-plugin-jsx-a11y";
import { compileString } from "sass";
import { pathToFileURL } from "node:url";

/** Lets the rules for CSS read Sass: they see the stylesheet that it compiles to. */
const sassToCss = {
  meta: { name: "sass-to-css" },
  preprocess: (text, file) => [
    {
      text: compileString(text, {
        url: pathToFileURL(file),
        loadPaths: ["styles"],
      }).css,
      filename: "compiled.css",
    },
  ],
  postprocess: (messages) => messages.flat(),
};

/**
 * Forbids imports in the code of a folder, so that imports run one way: app, components, content-model, content.
 *
 * @param {string} folder
 * @param {object[]} patterns - of typescript-eslint's no-restricted-imports
 */
const restrictImports = (folder, ...patterns) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  // Tests compare what several folders hold.
  ignores: ["**/*.test.{ts,tsx}"],
  rules: {
    "@typescript-eslint/no-restricted-imports": ["error", { patterns }],
  },
});

/** Forbids the syntax that a selector finds. */
const restrictSyntax = (selector, message) => ({
  "no-restricted-syntax": ["error", { selector, message }],
});

/** The rules that run the React Compiler, which takes a third of the time of ESLint. */
const compilerRules = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^react-hooks\/(?!rules-of|exhaustive)/.test(name));

const config = [
  {
    ignores: [
      "out/**",
      ".next/**",
      ".test/**",
      ".local/**",
      "next-env.d.ts",
      "leads/**",
    ],
  },
  ...next,
  ...nextTypes,
  {
    // Only islands render again in the browser; all else renders once, in the build.
    ignores: ["**/*.client.tsx", "components/{island,lead-form}/**"],
    rules: Object.fromEntries(compilerRules.map((name) => [name, "off"])),
  },
  {
    files: ["**/*.tsx"],
    rules: {
      // The Next preset only warns; what keeps a parent out is an error.
      ...jsxA11y.flatConfigs.strict.rules,
      // Pages are a few kilobytes and load without the router, so links are plain anchors.
      "@next/next/no-html-link-for-pages": "off",
      // Pictures are SVG or prepared <picture> sources; an export has no image server.
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
      // An island has the messages of its form: a library here would reach the browser with them.
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
    // The spreadsheet host runs these as plain scripts; functions there are called by name from outside.
    files: ["endpoint/*.js"],
    rules: {
      "@typescript-eslint/no-unused-vars": "off",
      "@typescript-eslint/no-require-imports": "off",
    },
  },
  {
    // Playwright's fixtures are given a function called `use`, which is no hook of React's.
    files: ["e2e/**"],
    rules: { "react-hooks/rules-of-hooks": "off" },
  },
  { files: ["**/*.scss"], processor: sassToCss },
  {
    // The line of support: what every engine had by the end of 2022. What came later stands in @supports, or here
    // with what happens where it is missing; e2e/older-browsers.spec.ts looks at the pages without it.
    files: ["**/*.css"],
    plugins: { css },
    language: "css/css",
    rules: {
      "css/use-baseline": [
        "error",
        {
          available: 2022,
          allowProperties: [
            // Lines break where they like.
            "text-wrap",
            // The browser's own colour, handle, bar or bounce.
            "accent-color",
            "resize",
            "scrollbar-width",
            "overscroll-behavior",
            "overscroll-behavior-x",
            // Known to all for long; Safari alone lacked its round corners.
            "outline",
            // Text grows on a phone held sideways.
            "text-size-adjust",
            // The list opens at the end of the bar, and nothing moves: all in site-header.late.scss and service-overview.late.scss.
            "position-anchor",
            "transition-behavior",
            "animation-range",
          ],
          allowPropertyValues: {
            // On paper, a question may stand at the foot of a column.
            "break-after": ["avoid"],
            // The rows of neighbouring cards do not line up.
            "grid-template-rows": ["subgrid"],
          },
          allowSelectors: [
            // The quick buttons stay while a form is filled in; the page behind the menu stays in reach.
            "has",
            // The links stand in the page: components/site-header.
            "popover-open",
            // The browser's own bubble alone says what is missing.
            "user-invalid",
            // Dots in the colour of the text.
            "marker",
          ],
          allowMediaConditions: [
            // The browser's own menu prints the page.
            "scripting",
          ],
          allowFunctions: [
            // A button under the pointer looks as before.
            "color-mix",
            "anchor",
          ],
          allowAtRules: [
            "view-transition",
            "starting-style",
            // The browser's own margins on paper.
            "page",
          ],
        },
      ],
    },
  },
];

export default config;
