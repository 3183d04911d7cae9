import stylelint from "stylelint";

const motionRule = "k7/motion-in-moving";

/** What moves stands where only visitors get it who have not asked for less: the mixin `moving` of styles/_tools.scss. */
const motion = stylelint.createPlugin(motionRule, () => (root, result) => {
  root.walkDecls(/^(transition|animation|scroll-behavior)/, (declaration) => {
    const { prop, parent } = declaration;
    for (let at = parent; at.type !== "root"; at = at.parent)
      if (/moving|prefers-reduced-motion: no-preference/.test(at.params))
        return;
    stylelint.utils.report({
      message: `Write "${prop}" in @include t.moving`,
      node: declaration,
      result,
      ruleName: motionRule,
    });
  });
});

/** @type {import("stylelint").Config} */
const config = {
  extends: "stylelint-config-standard-scss",
  plugins: [motion],
  ignoreFiles: ["out/**", ".next/**", ".test/**", ".local/**"],
  rules: {
    [motionRule]: true,
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
