import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "playwright/test";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

const standards = ["2a", "2aa", "21a", "21aa", "22a", "22aa"].map(
  (level) => `wcag${level}`,
);

/** The colours a parent's phone or computer can ask for, and what of axe can differ there. */
const schemes = {
  light: {
    media: { colorScheme: "light", forcedColors: "none" },
    // Every level of WCAG 2.2 up to AA, and axe's own good practice.
    rules: [...standards, "best-practice"],
  },
  dark: {
    media: { colorScheme: "dark", forcedColors: "none" },
    rules: ["color-contrast", "link-in-text-block"],
  },
  forced: {
    media: { colorScheme: "light", forcedColors: "active" },
    // The system paints the text, whatever colour the page computes for it.
    rules: ["link-in-text-block", "target-size"],
  },
} as const;

export type Scheme = keyof typeof schemes;

/** Shows the page in these colours and without movement: what fades has no final colour. */
export const showIn = (page: Page, scheme: Scheme) =>
  page.emulateMedia({ ...schemes[scheme].media, reducedMotion: "reduce" });

/** Shows the page in a scheme, and expects that axe finds nothing there. */
export async function expectNoViolation(page: Page, scheme: Scheme) {
  await showIn(page, scheme);
  const found = await violations(page, schemes[scheme].rules);
  expect(found, `axe, ${scheme} colours`).toEqual([]);
}

/** Running text whose contrast is below 7 to 1 (WCAG 1.4.6); headings, links and buttons are read at a glance. */
export const faintText = (page: Page) =>
  violations(
    page,
    ["color-contrast-enhanced"],
    ["h1", "h2", "h3", "a", "button", ".field__star"],
  );

/** One line each, with the rule, the markup that breaks it and how. */
async function violations(
  page: Page,
  rules: readonly string[],
  exclude: readonly string[] = [],
) {
  if (!(await page.evaluate(() => "axe" in globalThis)))
    await page.evaluate(axeSource);
  return page.evaluate(
    async ([runOnly, without]) => {
      const moving = document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline);
      await Promise.allSettled(moving.map(({ finished }) => finished));
      type Axe = typeof import("axe-core");
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(
        { exclude: [...without] },
        // Preloading would ask for files: the styles stand in the page.
        { runOnly: [...runOnly], resultTypes: ["violations"], preload: false },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ""}`),
      );
    },
    [rules, exclude] as const,
  );
}
