import type { Page } from "playwright/test";

/** What a finger can use; a radio button is pressed with its label. */
const controls =
  'a[href], button, summary, select, textarea, input:not([type="radio"]), label:has(input)';

/**
 * What is smaller than 44 CSS pixels; links inside a sentence may be (WCAG 2.5.5).
 *
 * @returns one line each
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  const targets = await page.evaluate((selector) => {
    const isInSentence = (each: Element) =>
      getComputedStyle(each).display === "inline" &&
      [...each.parentElement!.childNodes].some(
        ({ nodeType, textContent }) =>
          nodeType === Node.TEXT_NODE && textContent!.trim() !== "",
      );
    return [...document.querySelectorAll(selector)]
      .filter(
        (each) =>
          each.checkVisibility({ visibilityProperty: true }) &&
          each.closest('[aria-hidden="true"], .visually-hidden') === null &&
          !isInSentence(each),
      )
      .map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return { name: each.textContent || each.id, width, height };
      });
  }, controls);
  if (targets.length < 10) throw new Error("This page is all but empty.");
  return (
    targets
      // A hair less comes from rounding.
      .filter(({ width, height }) => Math.min(width, height) < 43.9)
      .map(({ name, width, height }) => `${name}: ${width} × ${height}`)
  );
}
