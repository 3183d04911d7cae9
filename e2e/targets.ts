import type { Page } from "playwright/test";
import { contrast, over, type Colour } from "../styles/contrast";

/** Everything that a finger presses. It presses the label of a radio button or checkbox. */
const controls =
  'a[href], button, summary, select, textarea, input:not([type="radio"], [type="checkbox"]), label:has(input)';

/**
 * Finds touch targets of less than 44 CSS pixels. Links inside a sentence may be smaller (WCAG 2.5.5).
 *
 * @returns the name and size of each
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
  if (targets.length < 10)
    throw new Error("The page has fewer than ten targets.");
  return (
    targets
      // Rounding makes some targets slightly smaller.
      .filter(({ width, height }) => Math.min(width, height) < 43.9)
      .map(({ name, width, height }) => `${name}: ${width} × ${height}`)
  );
}

/**
 * Finds elements whose focus is not visible: it needs an outline of 2 px with a contrast of 3 to 1 (WCAG 2.4.13). Moves
 * the focus through the page.
 *
 * @returns the names of the elements
 */
export async function hiddenFocus(page: Page): Promise<readonly string[]> {
  const outlines = await page.evaluate(findOutlines);
  if (outlines.length < 10)
    throw new Error("The page has fewer than ten targets.");
  return outlines
    .filter(
      ({ width, colour, background }) =>
        width < 2 || contrast(over(colour, background), background) < 3,
    )
    .map(({ name }) => name);
}

/** Runs in the page. Reads the outline of every element in the tab order while it has the focus. */
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
        colour: colourOf(style.outlineColor),
        // The outline is outside the element, on the background of its parent.
        background: backgroundOf(each.parentElement),
      };
    });

  /** Converts any CSS notation, such as color(), to numbers. */
  function colourOf(notation: string): Colour {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = notation;
    paint.fillRect(0, 0, 1, 1);
    const { data } = paint.getImageData(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, opacity = 0] = data;
    return [red, green, blue, opacity / 255];
  }

  function backgroundOf(element: Element | null): Colour {
    if (element === null) return [255, 255, 255, 1];
    const colour = colourOf(getComputedStyle(element).backgroundColor);
    return colour[3] > 0.99 ? colour : backgroundOf(element.parentElement);
  }
}
