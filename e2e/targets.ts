import type { Page } from "playwright/test";
import { contrast, over, type Colour } from "../styles/contrast";

/** What a finger can use; a radio button or a checkbox is pressed with its label. */
const controls =
  'a[href], button, summary, select, textarea, input:not([type="radio"], [type="checkbox"]), label:has(input)';

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

/**
 * What shows too little, or nothing, while it has the focus: an outline of 2 px, 3 to 1 to what lies behind it
 * (WCAG 2.4.13). The focus moves through the page.
 *
 * @returns the names of what has no such outline
 */
export async function hiddenFocus(page: Page): Promise<readonly string[]> {
  const outlines = await page.evaluate(findOutlines);
  if (outlines.length < 10) throw new Error("This page is all but empty.");
  return outlines
    .filter(
      ({ width, ink, ground }) =>
        width < 2 || contrast(over(ink, ground), ground) < 3,
    )
    .map(({ name }) => name);
}

/** Runs in the page: the outline of everything in the tab order while it has the focus. */
function findOutlines() {
  const canvas = new OffscreenCanvas(1, 1);
  const paint = canvas.getContext("2d", { willReadFrequently: true })!;
  return [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input, [tabindex="0"]',
    ),
  ]
    .filter(
      (each) =>
        each.tabIndex >= 0 &&
        each.checkVisibility({ visibilityProperty: true }),
    )
    .map((each) => {
      each.focus({ preventScroll: true });
      const style = getComputedStyle(each);
      const width = Number.parseFloat(style.outlineWidth);
      return {
        name: each.textContent?.trim() || each.id,
        width: style.outlineStyle === "none" ? 0 : width,
        ink: colourOf(style.outlineColor),
        // Drawn outside the element, so on what lies behind it.
        ground: groundOf(each.parentElement),
      };
    });

  /** Reads any notation: rgb(), color-mix() that became color(), names. */
  function colourOf(notation: string): Colour {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = notation;
    paint.fillRect(0, 0, 1, 1);
    const { data } = paint.getImageData(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, opacity = 0] = data;
    return [red, green, blue, opacity / 255];
  }

  function groundOf(element: Element | null): Colour {
    if (element === null) return [255, 255, 255, 1];
    const colour = colourOf(getComputedStyle(element).backgroundColor);
    return colour[3] > 0.99 ? colour : groundOf(element.parentElement);
  }
}
