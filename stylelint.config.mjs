/** @type {import("stylelint").Config} */
const config = {
  extends: "stylelint-config-standard-scss",
  ignoreFiles: ["out/**", ".next/**", ".test/**", ".local/**"],
  rules: {
    "declaration-no-important": true,
    "selector-max-id": 0,
    "max-nesting-depth": [
      2,
      { ignoreAtRules: ["media", "supports", "container", "include"] },
    ],
    // block, block__part, block--variant: one class can be found by search.
    "selector-class-pattern": [
      "^[a-z][a-z0-9]*(-[a-z0-9]+)*(__[a-z0-9]+(-[a-z0-9]+)*)?(--[a-z0-9]+(-[a-z0-9]+)*)?$",
      { resolveNestedSelectors: true },
    ],
    "color-no-hex": [
      true,
      { message: "Use a colour role from styles/_tokens.scss" },
    ],
    "property-disallowed-list": [
      [
        "/^(margin|padding|border)-(left|right|top|bottom)/",
        "left",
        "right",
        "top",
        "bottom",
        "float",
      ],
      { message: "Use the logical property" },
    ],
    "no-descending-specificity": null,
    "scss/double-slash-comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
  },
  overrides: [
    { files: ["styles/_tokens.scss"], rules: { "color-no-hex": null } },
  ],
};

export default config;
