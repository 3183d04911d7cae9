import next from "eslint-config-next/core-web-vitals";
import nextTypes from "eslint-config-next/typescript";
import jsxA11y from "eslint-plugin-jsx-a11y";

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
    files: ["**/*.tsx"],
    rules: {
      // The Next preset only warns; a barrier for a parent is an error.
      ...jsxA11y.flatConfigs.strict.rules,
      // Pages are a few kilobytes and load without the router, so links are plain anchors.
      "@next/next/no-html-link-for-pages": "off",
      // Pictures are SVG or prepared <picture> sources; an export has no image server.
      "@next/next/no-img-element": "off",
    },
  },
  {
    // The spreadsheet host runs these as plain scripts; functions there are called by name from outside.
    files: ["endpoint/*.js"],
    rules: {
      "@typescript-eslint/no-unused-vars": "off",
      "@typescript-eslint/no-require-imports": "off",
    },
  },
];

export default config;
