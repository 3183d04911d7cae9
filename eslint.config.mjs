import next from "eslint-config-next/core-web-vitals";
import nextTypes from "eslint-config-next/typescript";
import jsxA11y from "eslint-plugin-jsx-a11y";

/** A folder imports only from itself and from the layers below its own: CONTRIBUTING.md. */
const layers = [
  ["e2e", "editor"],
  ["scripts"],
  ["scripts/check", "scripts/serve", "scripts/testing"],
  ["scripts/build"],
  ["app"],
  ["components"],
  ["site-content"],
  ["content"],
  ["content-rules"],
  ["endpoint", "styles"],
];

/** Islands bundle content/ for their messages, so an imported library would reach the browser. */
const noCodeInContent = {
  regex: "^@/content-rules/|^(?!\\.|@/)",
  allowTypeImports: true,
  message: "content/ imports no code but content/.",
};

/** The rules touch no disk, so that a browser can run them. */
const noNode = { regex: "^node:", message: "site-content/checks.ts has what touches the disk." };

/** The files of content/ are not tidied yet, and in one language. */
const noContentFile = {
  regex: "^@/content/(?!modules$)",
  message: "Ask pageContent() or contentIn() for content: CONTRIBUTING.md.",
};

/** The pages have no script of Next: scripts/build/next-export.ts. */
const noNext = {
  regex: "^next(/|$)",
  message: "Use the platform: a plain link, location, an <img>.",
};

/** The files of scripts/ itself are commands, which nothing in its folders may start. */
const noCommand = { regex: "^\\.\\./[^/]+$", message: "scripts/*/ imports no command." };

/** The end of an import from a folder. From scripts/build/ the folder serve/ is "../serve/". */
const importFrom = (folder) =>
  folder === "scripts" ? "scripts/[^/]+$" : folder.replace(/^scripts\//, "(scripts/)?") + "/";

const layerRules = layers.flatMap((folders, index) =>
  folders.map((folder) => {
    const forbidden = layers
      .slice(0, index + 1)
      .flat()
      .filter((other) => other !== folder)
      .map(importFrom);
    return {
      files: [folder === "scripts" ? "scripts/*.ts" : `${folder}/**/*.{ts,tsx}`],
      ignores: ["**/*.{test,fixture}.{ts,tsx}"],
      rules: {
        "@typescript-eslint/no-restricted-imports": [
          "error",
          {
            patterns: [
              {
                regex: `^(@|\\.\\.(/\\.\\.)*)/(${forbidden.join("|")})`,
                message: `${folder}/ imports from lower layers only: CONTRIBUTING.md.`,
              },
              ...(folder === "content" ? [noCodeInContent] : []),
              ...(folder === "content-rules" ? [noNode] : []),
              ...(folder === "components" ? [noNext] : []),
              ...(folder.startsWith("scripts/") ? [noCommand] : []),
              ...(/content|e2e/.test(folder) ? [] : [noContentFile]),
            ],
          },
        ],
      },
    };
  }),
);

/** What is no plain data. */
const noData = [
  "SpreadElement",
  "CallExpression",
  "NewExpression",
  "TemplateLiteral",
  "BinaryExpression",
  "ConditionalExpression",
  "ArrowFunctionExpression",
  "FunctionExpression",
  "TSAsExpression",
  "TSSatisfiesExpression",
  "Property[computed=true]",
  "ExportNamedDeclaration ~ ExportNamedDeclaration",
  "ExportDefaultDeclaration",
].join(", ");

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
    ignores: ["content/**"],
    rules: { "max-len": ["error", { code: 10_000, comments: 100, ignoreUrls: true }] },
  },
  {
    // Of the site, only islands render in the browser. Other components render once, in the build.
    ignores: ["**/*.client.{ts,tsx}"],
    rules: Object.fromEntries(compilerRules.map((name) => [name, "off"])),
  },
  {
    files: ["**/*.tsx"],
    rules: {
      // Next's preset only warns of these errors.
      ...jsxA11y.flatConfigs.strict.rules,
      // The site has no router in the browser.
      "@next/next/no-html-link-for-pages": "off",
      // next/image needs a server.
      "@next/next/no-img-element": "off",
    },
  },
  ...layerRules,
  {
    // `npm start` and `npm run edit` install the dependencies alone.
    files: ["{app,components,content-rules,editor,scripts,site-content}/**/*.{ts,tsx,mjs}"],
    ignores: ["**/*.{test,fixture}.{ts,tsx}", "scripts/testing/*.mjs"],
    rules: { "import/no-extraneous-dependencies": ["error", { devDependencies: false }] },
  },
  {
    files: ["**/*.{ts,tsx}"],
    ignores: ["**/*.client.tsx"],
    rules: restrictSyntax(
      'ExpressionStatement[directive="use client"]',
      "An island is in a file *.client.tsx.",
    ),
  },
  // After the rule before, because the last rule about syntax counts.
  {
    files: ["content/**/*.ts"],
    rules: restrictSyntax(
      noData,
      "A module of content/ exports one object of plain data: texts, numbers, lists, objects, and names of values that two places share.",
    ),
  },
  {
    // Google runs these as plain scripts, and calls some functions by name.
    files: ["endpoint/*.js"],
    rules: {
      "@typescript-eslint/no-require-imports": "off",
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
