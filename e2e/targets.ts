import type { Page } from "playwright/test";
import { contrast, over } from "../styles/contrast";

/** What a finger or the keyboard can use; a radio button is pressed with its label. */
const controls =
  'a[href], button, summary, select, textarea, input:not([type="radio"]), label:has(input)';

/** The least size of what a finger aims at, in CSS pixels: issue 4; WCAG 2.5.5. */
const touch = 44;

/** What is smaller than a fingertip; links inside a sentence may be, as in WCAG 2.5.5. */
export function smallTargets(page: Page) {
  return page.evaluate(
    ([selector, least]) => {
      const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (each) =>
          each.checkVisibility({ visibilityProperty: true }) &&
          each.closest('[aria-hidden="true"], .visually-hidden') === null,
      );
      const inSentence = (each: HTMLElement) =>
        getComputedStyle(each).display === "inline" &&
        [...each.parentElement!.childNodes].some(
          (node) =>
            node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
        );
      const small = seen
        .filter((each) => !inSentence(each))
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        .filter(
          // A hair less comes from rounding.
          ({ box }) => Math.min(box.width, box.height) < least - 0.1,
        )
        .map(
          ({ each, box }) =>
            `${each.textContent || each.id}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`,
        );
      return { count: seen.length, small };
    },
    [controls, touch] as const,
  );
}

/** What shows too little, or nothing, when the keyboard comes to it: an outline of 2 px, 3 to 1 (WCAG 2.4.13). */
export async function hiddenFocus(page: Page) {
  const outlines = await focusOutlines(page);
  const hidden = outlines
    .filter(
      ({ ink, ground, width }) =>
        width < 2 || contrast(over(ink, ground), ground) < 3,
    )
    .map(({ name }) => name);
  return { count: outlines.length, hidden };
}

/** The outline of everything in the tab order while it has the focus, with the colour it is drawn on. */
function focusOutlines(page: Page) {
  return page.evaluate(() => {
    const paint = new OffscreenCanvas(1, 1).getContext("2d", {
      willReadFrequently: true,
    })!;
    const colourOf = (text: string) => {
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = text;
      paint.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, opacity = 0] = paint.getImageData(
        0,
        0,
        1,
        1,
      ).data;
      return [red, green, blue, opacity / 255] as const;
    };
    const solidBehind = (element: Element | null) => {
      for (let each = element; each !== null; each = each.parentElement) {
        const colour = colourOf(getComputedStyle(each).backgroundColor);
        if (colour[3] > 0.99) return colour;
      }
      return [255, 255, 255, 1] as const;
    };

    return [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, select, textarea, input, [tabindex="0"]',
      ),
    ]
      .filter(
        (each) =>
          each.tabIndex >= 0 &&
          each.checkVisibility({ visibilityProperty: true }) &&
          each.closest("[inert]") === null,
      )
      .map((each) => {
        each.focus({ preventScroll: true });
        const style = getComputedStyle(each);
        return {
          name: each.textContent?.trim() || each.id || each.outerHTML,
          width:
            style.outlineStyle === "none"
              ? 0
              : Number.parseFloat(style.outlineWidth),
          ink: colourOf(style.outlineColor),
          // Drawn outside the element, so on what lies behind it.
          ground: solidBehind(each.parentElement),
        };
      });
  });
}
