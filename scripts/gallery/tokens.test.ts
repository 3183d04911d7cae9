/** @jest-environment node */
import { contrast, readColour } from "./contrast";
import { pairs } from "./pairs";
import { projectTokens, readTokens } from "./tokens";

const tokens = projectTokens();

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
