import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { RunOptions } from "axe-core";
import { expect, type Page } from "playwright/test";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Every level of WCAG 2.2 up to AA, and axe's own good practice. */
const everything = [
  ...["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"],
  "best-practice",
];

export type Scheme = "light" | "dark";

/** What of axe can differ in the colours that a parent's phone or computer can ask for. */
const runs: Readonly<Record<Scheme, RunOptions>> = {
  light: {
    runOnly: everything,
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

/** Headings, links and buttons are read at a glance: their contrast need not be 7 to 1 (WCAG 1.4.6), as running text's is. */
const readAtAGlance = "h1, h2, h3, a, button, .field__star";

/** Shows the page in these colours and without movement: what fades has no final colour. */
export const showIn = (page: Page, scheme: Scheme) =>
  page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });

/** Shows the page in a scheme, and expects that axe finds nothing in the part of it that a CSS selector names. */
export async function expectNoViolation(
  page: Page,
  scheme: Scheme,
  part?: string,
) {
  const found = await violations(page, scheme, part);
  expect(found, `axe, ${scheme} colours`).toEqual([]);
}

/**
 * Shows the page in a scheme and runs axe on it.
 *
 * @param part - a CSS selector of what to look at
 * @returns one line each, with the rule, the markup that breaks it and how
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
    async ([run, glance, part]) => {
      const moving = document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline);
      await Promise.allSettled(moving.map(({ finished }) => finished));
      type Axe = typeof import("axe-core");
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(part, {
        ...run,
        resultTypes: ["violations"],
        elementRef: true,
        // Preloading would ask for files: the styles stand in the page.
        preload: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(
            ({ element }) =>
              id !== "color-contrast-enhanced" || !element?.closest(glance),
          )
          .map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ""}`),
      );
    },
    [runs[scheme], readAtAGlance, part] as const,
  );
}
