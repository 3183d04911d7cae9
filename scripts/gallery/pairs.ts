/** Which colours stand on which, and how far apart they must be. The rendered pages are checked by e2e/contrast.spec.ts. */

export type Pair = {
  readonly ink: string;
  readonly ground: string;
  /** 7 for what is read, 4.5 for links, headings and labels of buttons, 3 for edges and focus: WCAG 1.4.3, 1.4.6, 1.4.11. */
  readonly least: 7 | 4.5 | 3;
};

const grounds = [
  "--color-canvas",
  "--color-surface",
  "--color-surface-plum",
  "--color-surface-sage",
  "--color-surface-apricot",
];

const on = (
  ink: string,
  least: Pair["least"],
  where: readonly string[] = grounds,
): readonly Pair[] => where.map((ground) => ({ ink, ground, least }));

/** Every pair that the design may use. */
export const pairs: readonly Pair[] = [
  ...on("--color-ink", 7),
  ...on("--color-ink-soft", 7),
  ...on("--color-brand", 4.5),
  ...on("--color-brand-strong", 4.5),
  ...on("--color-positive", 7, [
    "--color-surface",
    "--color-surface-sage",
    "--color-positive-surface",
  ]),
  ...on("--color-negative", 7, ["--color-surface", "--color-canvas"]),
  ...on("--color-on-accent", 4.5, ["--color-accent", "--color-accent-strong"]),
  ...on("--white", 4.5, ["--color-chat"]),
  ...on("--color-on-deep", 7, ["--color-deep"]),
  ...on("--color-on-deep-soft", 7, ["--color-deep"]),
  ...on("--color-line-strong", 3, ["--color-canvas", "--color-surface"]),
  ...on("--color-focus", 3),
];
