/** Whether a text on the page can be seen, and where the quick buttons are. */
import { expect, type Locator, type Page } from "playwright/test";
import { english, languages } from "@/content-model/languages";
import { contentIn } from "@/content-model/content";
import { programs } from "@/content/programs";
import { reasons, reasonsMessages } from "@/content/reasons";

/**
 * Whether a person sees a text: it is not transparent, not covered, and not on a face that is turned away.
 *
 * @param scrolls - whether to scroll to it first
 */
const isSeen = (text: Locator, scrolls: boolean): Promise<boolean> =>
  text.evaluate((element, scrolls) => {
    if (scrolls)
      element.scrollIntoView({ block: "center", behavior: "instant" });
    // Firefox hit-tests the hidden back of a turned face too, so the transforms are multiplied.
    let transforms = new DOMMatrix();
    let hidesItsBack = false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { backfaceVisibility, transform } = getComputedStyle(each);
      transforms = new DOMMatrix(transform).multiply(transforms);
      hidesItsBack ||= backfaceVisibility === "hidden";
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return (
      !(hidesItsBack && transforms.m33 < 0) &&
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      }) &&
      document.elementsFromPoint(x, y).some((each) => element.contains(each))
    );
  }, scrolls);

export const expectSeen = (text: Locator, when?: string) =>
  expect.poll(() => isSeen(text, false), when).toBe(true);

export const expectUnseen = (text: Locator, when?: string) =>
  expect.poll(() => isSeen(text, false), when).toBe(false);

const { listedServices, overviewServices } = contentIn(english);

/** The texts of the cards that wide screens reveal on hover, by page. */
const revealedByHover = {
  "/": [
    ...overviewServices.map(({ description }) => description),
    ...programs.map(({ description }) => description),
    reasonsMessages.front,
    ...reasons.map(({ title }) => title),
  ],
  "/service": listedServices.map(({ description }) => description),
};

/**
 * Expects that a person who cannot hover sees every text that hover shows (docs/specification.md, section 2).
 */
export async function expectNothingNeedsHover(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [path, texts] of Object.entries(revealedByHover)) {
    await page.goto(path);
    for (const each of texts) {
      const text = page.getByRole("main").getByText(each).last();
      await expect.poll(() => isSeen(text, true), each).toBe(true);
    }
  }
}

/** The fixed buttons to call, chat and book: a bar at the foot of a narrow window, the chat button of a wide one. */
export const quickButtons = (page: Page) =>
  page.getByRole("navigation", { name: quickNames });

const quickNames = new RegExp(
  languages.map((each) => contentIn(each).placeMessages.quick).join("|"),
);
