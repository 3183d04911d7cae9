import { readdirSync } from "node:fs";

const name = "[a-z][a-z0-9]*(-[a-z0-9]+)*";

/** Link previews take an element for the date of the page if its class has a word in front. */
const classPattern = (blocks) =>
  `^(?!.*(publish|date|time(?!s)))(${blocks})(__${name})?(--${name})?$`;

/** The blocks of styles/ that a component may style inside its own. */
const sharedBlocks = ["icon", "label", "section"];

/** The blocks of a folder are its files: side-panel.tsx has the block side-panel. */
const blocksIn = (folder) =>
  readdirSync(new URL(`components/${folder}`, import.meta.url))
    .filter((file) => /\.(tsx|scss)$/.test(file))
    .map((file) => file.replace(/\..*/, ""));

const noRawColour = {
  message: "Use a colour role from styles/_tokens.scss, or a raw colour from styles/_palette.scss",
};

/** @type {import("stylelint").Config} */
const config = {
  extends: "stylelint-config-standard-scss",
  ignoreFiles: ["out/**", ".next/**", ".test/**", ".start/**", ".edit/**"],
  rules: {
    "declaration-no-important": true,
    "selector-max-id": 0,
    "max-nesting-depth": [2, { ignoreAtRules: ["media", "supports", "container", "include"] }],
    "selector-class-pattern": classPattern(name),
    "selector-attribute-name-disallowed-list": [
      ["src"],
      { message: "Give the picture a focus beside its src in content/" },
    ],
    "color-no-hex": [true, noRawColour],
    "color-named": ["never", noRawColour],
    "function-disallowed-list": [
      ["/^(rgb|hsl)a?$/", "/^(hwb|(ok)?(lab|lch)|color)$/"],
      noRawColour,
    ],
    "rule-nesting-at-rule-required-list": [
      "layer",
      { message: "Put the rule into a layer: styles/site.scss" },
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
    {
      files: ["styles/_palette.scss", "styles/_tokens.scss"],
      rules: { "color-no-hex": null, "color-named": null, "function-disallowed-list": null },
    },
    // Mixins get their layer where they are included.
    { files: ["styles/_tools.scss"], rules: { "rule-nesting-at-rule-required-list": null } },
    ...readdirSync(new URL("components", import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((folder) => ({
        files: `components/${folder.name}/*.scss`,
        rules: {
          "selector-class-pattern": classPattern(
            [...sharedBlocks, ...blocksIn(folder.name)].join("|"),
          ),
        },
      })),
  ],
};

export default config;
