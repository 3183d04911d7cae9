import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { RunOptions } from "axe-core";
import { expect, type Page } from "playwright/test";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Every level of WCAG 2.2 up to AA, and axe's own good practice. */
const everything = {
  runOnly: [
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22a",
    "wcag22aa",
    "best-practice",
  ],
};

/** The colours a parent's phone or computer can ask for, and what of axe can differ there. */
export const schemes = {
  "light colours": {
    media: { colorScheme: "light", forcedColors: "none" },
    axe: everything,
  },
  "dark colours": {
    media: { colorScheme: "dark", forcedColors: "none" },
    axe: { runOnly: ["color-contrast", "link-in-text-block"] },
  },
  "forced colours": {
    media: { colorScheme: "light", forcedColors: "active" },
    // The system paints the words, whatever colour the page computes for them.
    axe: { ...everything, rules: { "color-contrast": { enabled: false } } },
  },
} as const satisfies Record<
  string,
  { media: Parameters<Page["emulateMedia"]>[0]; axe: RunOptions }
>;

/**
 * Expects that axe finds no barrier on the page as it is now, in any of the schemes.
 *
 * @param state - named in the message beside the scheme, with the rule and the markup that breaks it
 * @param inUse - the schemes to look at
 */
export async function expectNoBarrier(
  page: Page,
  state: string,
  inUse: readonly (keyof typeof schemes)[],
): Promise<void> {
  for (const scheme of inUse) {
    const { media, axe } = schemes[scheme];
    // Fading things have no final colour to measure.
    await page.emulateMedia({ ...media, reducedMotion: "reduce" });
    expect(await barriersOn(page, axe), `${state}, ${scheme}`).toEqual([]);
  }
}

async function barriersOn(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => "axe" in globalThis)))
    await page.evaluate(axeSource);
  return page.evaluate(async (chosen) => {
    const moving = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run({
      ...chosen,
      resultTypes: ["violations"],
      // Asks for no file: the styles stand in the page.
      preload: false,
    });
    return violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html, any }) => [html, any[0]?.message]),
    ]);
  }, options);
}
