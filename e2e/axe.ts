import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { RunOptions } from "axe-core";
import { expect, type Page } from "playwright/test";
import { contrast, readColour } from "@/styles/contrast";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Every level of WCAG 2.2 up to AA, and axe's best practices. */
const ruleTags = [
  ...["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"],
  "best-practice",
];

type Scheme = "light" | "dark";

/** In dark colours only the rules on colours can have another result. */
const runOptions: Readonly<Record<Scheme, RunOptions>> = {
  light: { runOnly: ruleTags, rules: { "color-contrast-enhanced": { enabled: true } } },
  dark: { runOnly: ["color-contrast", "color-contrast-enhanced", "link-in-text-block"] },
};

/** They need 4.5 to 1 instead of 7 to 1 (WCAG 1.4.6, level AAA): docs/design.md, "Colour". */
const shortTexts = "h1, h2, h3, a, button, .field__star";

/** Without movement, because a fading element has no final colour. */
export const showIn = (page: Page, colorScheme: Scheme) =>
  page.emulateMedia({ colorScheme, reducedMotion: "reduce" });

/** Expects no violation of axe in any colour scheme, in the part that a CSS selector names. */
export async function expectNoViolations(
  page: Page,
  part = "html",
  schemes: readonly Scheme[] = ["light", "dark"],
): Promise<void> {
  for (const scheme of schemes) expect(await violations(page, scheme, part), scheme).toEqual([]);
}

/** Returns a line for each violation: the rule, the markup and the reason. */
export async function violations(
  page: Page,
  scheme: Scheme,
  part = "html",
): Promise<readonly string[]> {
  await showIn(page, scheme);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
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
            ({ element }) => id !== "color-contrast-enhanced" || !element?.closest(shortTexts),
          )
          .map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ""}`),
      );
    },
    [runOptions[scheme], shortTexts, part] as const,
  );
}

/** What a finger presses: of a radio button or checkbox the label. */
const targets =
  ':is(a[href], button, summary, select, textarea, input:not([type="radio"], [type="checkbox"]), label:has(input)):not([aria-hidden="true"] *, .unseen, .unseen *)';

/** Touch targets of less than 44 px. Links inside a sentence may be smaller (WCAG 2.5.5). */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page
    .locator(targets)
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.flatMap((each) => {
        const { width, height } = each.getBoundingClientRect();
        const isInSentence =
          getComputedStyle(each).display === "inline" &&
          [...each.parentElement!.childNodes].some(
            (beside) => beside instanceof Text && beside.data.trim() !== "",
          );
        // Rounding makes some targets slightly smaller.
        return isInSentence || Math.min(width, height) > 43.9
          ? []
          : [`${each.textContent || each.id}: ${width} × ${height}`];
      }),
    );

/** Elements without a visible focus: an outline of 2 px with a contrast of 3 to 1 (WCAG 2.4.13). */
export async function hiddenFocus(page: Page): Promise<readonly string[]> {
  const outlines = await page
    .locator('a[href], button, summary, select, textarea, input, [tabindex="0"]')
    .filter({ visible: true })
    .evaluateAll((all: HTMLElement[]) =>
      all
        .filter(({ tabIndex }) => tabIndex >= 0)
        .map((each) => {
          each.focus({ preventScroll: true });
          const style = getComputedStyle(each);
          const backgroundOf = (parent: Element | null): string => {
            if (parent === null) return "rgb(255, 255, 255)";
            const { backgroundColor } = getComputedStyle(parent);
            return backgroundColor.startsWith("rgba")
              ? backgroundOf(parent.parentElement)
              : backgroundColor;
          };
          return {
            name: each.textContent?.trim() || each.id,
            width: style.outlineStyle === "none" ? "0" : style.outlineWidth,
            colour: style.outlineColor,
            // The outline is outside the element, on the background of its parent.
            background: backgroundOf(each.parentElement),
          };
        }),
    );
  return outlines
    .filter(
      ({ width, colour, background }) =>
        Number.parseFloat(width) < 2 || contrast(readColour(colour), readColour(background)) < 3,
    )
    .map(({ name }) => name);
}
