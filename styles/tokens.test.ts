/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { contrast, over, readColour } from "./contrast";
import { readDesign, readTokens } from "./tokens";

type Pair = {
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
const pairs: readonly Pair[] = [
  ...on("--color-ink", 7),
  ...on("--color-ink-soft", 7),
  ...on("--color-brand", 4.5),
  ...on("--color-positive", 7, ["--color-surface", "--color-surface-sage"]),
  ...on("--color-negative", 7, ["--color-surface", "--color-canvas"]),
  ...on("--color-on-accent", 4.5, ["--color-accent", "--color-accent-strong"]),
  ...on("--white", 4.5, ["--color-chat"]),
  ...on("--color-on-deep", 7, ["--color-deep"]),
  ...on("--color-on-deep-soft", 7, ["--color-deep"]),
  ...on("--color-line-strong", 3, ["--color-canvas", "--color-surface"]),
  ...on("--color-focus", 3),
];

const tokens = readDesign();

for (const scheme of ["light", "dark"] as const)
  test.each(pairs)(
    `${scheme}: $ink on $ground stands out at least $least to 1`,
    ({ ink, ground, least }) => {
      const colour = (name: string) =>
        readColour(tokens[scheme].get(name) ?? name);

      expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(
        least,
      );
    },
  );

test("the page loads the same font file early as its stylesheet names", () => {
  const [early = "none"] =
    /\/fonts\/[\w-]+\.woff2/.exec(
      readFileSync("app/[language]/layout.tsx", "utf8"),
    ) ?? [];

  expect(existsSync(`public${early}`)).toBe(true);
  expect(readFileSync("styles/_font.scss", "utf8")).toContain(early);
});

test("follows a role to its colour, and the dark scheme to its own", () => {
  const { light, dark } = readTokens(`
    :root { --plum: #123; --ink: var(--plum); --line: 1px solid var(--ink); }
    @media (prefers-color-scheme: dark) { :root { --plum: #fed; } }`);

  expect(light.get("--ink")).toBe("#123");
  expect(dark.get("--line")).toBe("1px solid #fed");
});

test("names a token that is not there", () => {
  expect(() =>
    readTokens(
      ":root { --ink: var(--plum); } @media (prefers-color-scheme: dark) {}",
    ),
  ).toThrow("There is no token --plum");
});

test("counts contrast as WCAG does", () => {
  const white = readColour("#fff");

  expect(contrast(readColour("#000"), white)).toBeCloseTo(21, 5);
  // The well-known lightest grey that passes 4.5 on white.
  expect(contrast(readColour("#767676"), white)).toBeCloseTo(4.54, 2);
  expect(contrast(white, readColour("rgb(119, 119, 119)"))).toBeCloseTo(
    4.48,
    2,
  );
});

test("sees through what is not opaque", () => {
  expect(over(readColour("rgb(0 0 0 / 50%)"), readColour("#fff"))).toEqual([
    127.5, 127.5, 127.5, 1,
  ]);
});

test("icons and drawings have the brand's colour: docs/recipes.md", async () => {
  const brand = tokens.light.get("--plum-700") ?? "";
  const corner = await sharp("public/icons/icon-512.png")
    .extract({ left: 256, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer();

  expect(readFileSync("public/icons/favicon.svg", "utf8")).toContain(brand);
  expect(readFileSync("public/images/logo-mark.svg", "utf8")).toContain(brand);
  expect([...corner.subarray(0, 3), 1]).toEqual(readColour(brand));
});
