/** @jest-environment node */
import { hash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import sharp from "sharp";
import { contrast, over, readColour } from "./contrast";
import { drawingColours } from "./drawing-colours";
import { readDesign, readTokens } from "./tokens";

type Pair = {
  readonly ink: string;
  readonly ground: string;
  /**
   * 7 for running text, 4.5 for links, headings and buttons, 3 for edges and focus rings: WCAG 1.4.3, 1.4.6, 1.4.11.
   * WCAG sets no minimum for decoration: 2 for rules, and 1.15 for tints, so that both are visible.
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
      const colour = (name: string) =>
        readColour(tokens[scheme].get(name) ?? name);

      expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(min);
    },
  );

const drawings = readdirSync("public/images")
  .filter((file) => file.endsWith(".svg"))
  .map((file) => ({
    file,
    svg: readFileSync(`public/images/${file}`, "utf8"),
  }));

// Walls (w) and seats (s) are behind heads. Hair stays near-black in the dark scheme; on a deep wall it has a light rim (r).
const dusk = drawings.flatMap(({ file, svg }) =>
  [...svg.matchAll(/\.([sw])\{fill:(#\w+)\}/g)].map(
    ([, part = "", ground = ""]) => ({
      file,
      part,
      ground,
      rim: /\.r\{stroke:(#\w+)/.exec(svg)?.[1],
    }),
  ),
);

test.each(dusk)(
  "dark: hair or its rim on .$part of $file has a contrast of at least 3 to 1",
  ({ ground, rim }) => {
    const hair = readColour(tokens.light.get("$brand-900")!);
    const edges = rim === undefined ? [hair] : [hair, readColour(rim)];

    expect(
      Math.max(...edges.map((edge) => contrast(edge, readColour(ground)))),
    ).toBeGreaterThanOrEqual(3);
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
    /\/fonts\/anek-(\w+)\.woff2/.exec(
      readFileSync("app/[language]/layout.tsx", "utf8"),
    ) ?? [];

  expect(readFileSync("styles/_font.scss", "utf8")).toContain(address);
  const font = readFileSync(`public${address}`);
  expect(hash("sha256", font).slice(0, 8)).toBe(digest);
});

test("resolves a role to its colour in the light and in the dark scheme", () => {
  const { light, dark } = readTokens(`
    $brand: #123;
    :root { --ink: #{$brand}; --line: 1px solid var(--ink); }
    @media (prefers-color-scheme: dark) { :root { --ink: #fed; } }`);

  expect(light.get("--ink")).toBe("#123");
  expect(dark.get("--line")).toBe("1px solid #fed");
});

test("fails with the name of a token that does not exist", () => {
  expect(() =>
    readTokens(
      ":root { --ink: var(--brand); } @media (prefers-color-scheme: dark) {}",
    ),
  ).toThrow("There is no token --brand");
});

test("computes the contrast ratio of WCAG", () => {
  const white = readColour("#fff");

  expect(contrast(readColour("#000"), white)).toBeCloseTo(21, 5);
  // The lightest grey that has a contrast of 4.5 on white.
  expect(contrast(readColour("#767676"), white)).toBeCloseTo(4.54, 2);
  expect(contrast(white, readColour("rgb(119, 119, 119)"))).toBeCloseTo(
    4.48,
    2,
  );
});

test("blends a transparent colour with the colour below it", () => {
  expect(over(readColour("rgb(0 0 0 / 50%)"), readColour("#fff"))).toEqual([
    127.5, 127.5, 127.5, 1,
  ]);
});

// A drawing has the rules of the dark scheme in its only <style>.
const styleOfDrawing = /<style>.*?<\/style>/s;

test.each([
  ["light", (svg: string) => svg.replace(styleOfDrawing, "")],
  ["dark", (svg: string) => styleOfDrawing.exec(svg)?.[0] ?? ""],
] as const)(
  "%s: the drawings have the colours of the tokens and those of styles/drawing-colours.ts, and no others",
  (scheme, partOf) => {
    const { brand, others } = drawingColours[scheme];
    const palette = new Set(tokens.light.values());
    const used = new Map(
      drawings.flatMap(({ file, svg }) =>
        (partOf(svg).match(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi) ?? [])
          .filter((colour) => !palette.has(colour))
          .map((colour) => [colour, file]),
      ),
    );

    const listed: readonly string[] = [...brand, ...others];
    expect([...used].filter(([colour]) => !listed.includes(colour))).toEqual(
      [],
    );
    expect(listed.filter((colour) => !used.has(colour))).toEqual([]);
  },
);

/** The angle of a colour on the colour circle. */
function hueOf(colour: string): number {
  const [red, green, blue] = readColour(colour);
  const across = Math.sqrt(3) * (green - blue);
  return (Math.atan2(across, 2 * red - green - blue) * 180) / Math.PI;
}

test.each([...drawingColours.light.brand, ...drawingColours.dark.brand])(
  "the shade %s of the drawings has the hue of the brand",
  (colour) => {
    const turn = Math.abs(
      hueOf(colour) - hueOf(tokens.light.get("$brand-700")!),
    );

    expect(Math.min(turn, 360 - turn)).toBeLessThan(30);
  },
);

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
