import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { RunOptions } from "axe-core";
import { expect, type Page } from "playwright/test";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Every level of WCAG 2.2 up to AA, and axe's best practices. */
const ruleTags = [
  ...["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"],
  "best-practice",
];

export type Scheme = "light" | "dark";

/** In dark colours only the rules on colours can have another result. */
const runOptions: Readonly<Record<Scheme, RunOptions>> = {
  light: {
    runOnly: ruleTags,
    rules: { "color-contrast-enhanced": { enabled: true } },
  },
  dark: {
    runOnly: [
      "color-contrast",
      "color-contrast-enhanced",
      "link-in-text-block",
    ],
  },
};

/** Elements that need 4.5 to 1 instead of 7 to 1 (WCAG 1.4.6, level AAA): docs/design.md, "Colour". */
const shortTexts = "h1, h2, h3, a, button, .field__star";

/** Shows the page in a colour scheme and without movement, because a fading element has no final colour. */
export const showIn = (page: Page, colorScheme: Scheme) =>
  page.emulateMedia({ colorScheme, reducedMotion: "reduce" });

/**
 * Runs axe in each colour scheme, and expects no violations.
 *
 * @param part - a CSS selector of the elements to check
 */
export async function expectNoViolations(
  page: Page,
  part = "html",
  schemes: readonly Scheme[] = ["light", "dark"],
): Promise<void> {
  for (const scheme of schemes)
    expect(await violations(page, scheme, part), scheme).toEqual([]);
}

/**
 * Shows the page in a colour scheme and runs axe.
 *
 * @param part - a CSS selector of the elements to check
 * @returns one line for each violation: the rule, the markup and the reason
 */
export async function violations(
  page: Page,
  scheme: Scheme,
  part = "html",
): Promise<readonly string[]> {
  await showIn(page, scheme);
  if (!(await page.evaluate(() => "axe" in globalThis)))
    await page.evaluate(axeSource);
  return page.evaluate(
    async ([options, shortTexts, part]) => {
      const animations = document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline);
      await Promise.allSettled(animations.map(({ finished }) => finished));
      type Axe = typeof import("axe-core");
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(part, {
        ...options,
        resultTypes: ["violations"],
        elementRef: true,
        // No rule that runs reads linked stylesheets.
        preload: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(
            ({ element }) =>
              id !== "color-contrast-enhanced" || !element?.closest(shortTexts),
          )
          .map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ""}`),
      );
    },
    [runOptions[scheme], shortTexts, part] as const,
  );
}
