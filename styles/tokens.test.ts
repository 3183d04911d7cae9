import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { contrast, over, readColour } from "./contrast";
import { readDesign, readTokens } from "./tokens";

type Pair = {
  readonly ink: string;
  readonly ground: string;
  /**
   * WCAG 1.4.3, 1.4.6, 1.4.11: 7 for running text, 4.5 for links, headings and buttons, 3 for edges
   * and focus rings. Decoration has no minimum there: 2 for rules, 1.15 for tints.
   */
  readonly min: 7 | 4.5 | 3 | 2 | 1.15;
};

const grounds = [
  "--canvas",
  "--surface",
  "--field",
  "--surface-brand",
  "--surface-sage",
  "--surface-apricot",
];

const on = (
  ink: string,
  min: Pair["min"],
  backgrounds: readonly string[] = grounds,
): readonly Pair[] => backgrounds.map((ground) => ({ ink, ground, min }));

/** Every pair that the design may use. */
const pairs: readonly Pair[] = [
  ...on("--ink", 7),
  ...on("--ink-soft", 7),
  ...on("--brand", 4.5),
  ...on("--positive", 7, ["--surface", "--surface-sage"]),
  ...on("--negative", 7, ["--surface", "--canvas"]),
  ...on("--surface", 7, ["--negative"]),
  ...on("--on-accent", 4.5, ["$apricot-500", "$apricot-600"]),
  ...on("$white", 4.5, ["--chat"]),
  ...on("--on-deep", 7, ["--deep"]),
  ...on("--on-deep-soft", 7, ["--deep"]),
  ...on("--line-strong", 3, ["--canvas", "--surface", "--field"]),
  ...on("--focus", 3),
  ...on("--line", 2, ["--canvas", "--surface"]),
  ...grounds.slice(3).flatMap((tint) => on(tint, 1.15, ["--canvas"])),
];

const tokens = readDesign();

for (const scheme of ["light", "dark"] as const)
  test.each(pairs)(
    `${scheme}: $ink on $ground has a contrast of at least $min to 1`,
    ({ ink, ground, min }) => {
      const colour = (name: string) => readColour(tokens[scheme].get(name) ?? name);

      expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(min);
    },
  );

test.each([
  ["$orange-66", "$apricot-500"],
  ["$orange-76", "$apricot-600"],
])("%s over white is %s", (orange, apricot) => {
  const colour = (name: string) => readColour(tokens.light.get(name)!);
  const drawn = over(colour(orange), colour("$white"));

  expect(drawn.map(Math.round)).toEqual(colour(apricot));
});

test("page and stylesheet name the same font file, whose name is a hash of its content", () => {
  const [address = "none", digest] =
    /\/fonts\/anek-(\w+)\.woff2/.exec(readFileSync("app/[language]/layout.tsx", "utf8")) ?? [];

  expect(readFileSync("styles/_font.scss", "utf8")).toContain(address);
  const font = readFileSync(`public${address}`);
  expect(hash("sha256", font).slice(0, 8)).toBe(digest);
});

test("fails with the name of a token that does not exist", () => {
  expect(() =>
    readTokens(":root { --ink: var(--brand); } @media (prefers-color-scheme: dark) {}"),
  ).toThrow("There is no token --brand");
});

test("computes the contrast ratio of WCAG", () => {
  const white = readColour("#fff");

  expect(contrast(readColour("#000"), white)).toBeCloseTo(21, 5);
  // The lightest grey that has a contrast of 4.5 on white.
  expect(contrast(readColour("#767676"), white)).toBeCloseTo(4.54, 2);
  expect(contrast(white, readColour("rgb(119, 119, 119)"))).toBeCloseTo(4.48, 2);
});

test("the icons and the logo have the brand's colour: docs/recipes.md", async () => {
  const brand = tokens.light.get("$brand-700") ?? "";
  const corner = await sharp("public/icons/icon-512.png")
    .extract({ left: 256, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer();

  expect(readFileSync("public/icons/favicon.svg", "utf8")).toContain(brand);
  expect(readFileSync("public/images/logo-mark.svg", "utf8")).toContain(brand);
  expect([...corner.subarray(0, 3), 1]).toEqual(readColour(brand));
});
