/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { contrast, over, readColour } from "./contrast";

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

type Tokens = ReadonlyMap<string, string>;

const tokens = readTokens(readFileSync("styles/_tokens.scss", "utf8"));

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
    /\/fonts\/[\w-]+\.woff2/.exec(readFileSync("app/layout.tsx", "utf8")) ?? [];

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

/**
 * Every token with its final value, after `var()` is followed.
 *
 * @param scss - the text of the stylesheet
 * @throws when a token names one that does not exist
 */
function readTokens(scss: string): Readonly<Record<"light" | "dark", Tokens>> {
  const start = scss.indexOf("@media (prefers-color-scheme: dark)");
  if (start < 0) throw new Error("The tokens have no dark scheme.");
  const light = declarations(scss.slice(0, start));
  const dark = new Map([...light, ...declarations(scss.slice(start))]);
  return { light: resolved(light), dark: resolved(dark) };
}

function declarations(scss: string): ReadonlyMap<string, string> {
  const plain = scss.replace(/\/\/.*$/gm, "");
  return new Map(
    [...plain.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name = "", value = ""]) => [name, value.replace(/\s+/g, " ").trim()],
    ),
  );
}

function resolved(tokens: ReadonlyMap<string, string>): Tokens {
  const follow = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const found = tokens.get(name);
      if (found === undefined) throw new Error(`There is no token ${name}.`);
      return follow(found);
    });
  return new Map([...tokens].map(([name, value]) => [name, follow(value)]));
}
