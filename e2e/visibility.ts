/** Helpers that check whether a text is visible, and the locator of the contact buttons. */
import { expect, type Locator, type Page } from "playwright/test";
import { programs } from "@/content/programs";
import { reasons } from "@/content/reasons";
import { contentIn } from "@/site-content/content";
import { english, languages } from "@/site-content/languages";

/**
 * Whether a person sees a text: it is not transparent, not covered, and not on a face that is turned away.
 *
 * @param scrollFirst - whether to scroll to the text first
 */
const isSeen = (text: Locator, scrollFirst: boolean): Promise<boolean> =>
  text.evaluate((element, scrollFirst) => {
    if (scrollFirst)
      element.scrollIntoView({ block: "center", behavior: "instant" });
    // Firefox also hit-tests a face that is turned away. So the code multiplies all transforms: if m33 of the product is
    // negative, the face is turned away.
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
  }, scrollFirst);

export const expectSeen = (text: Locator, when?: string) =>
  expect.poll(() => isSeen(text, false), when).toBe(true);

export const expectUnseen = (text: Locator, when?: string) =>
  expect.poll(() => isSeen(text, false), when).toBe(false);

const { listedServices, overviewServices } = contentIn(english);

/** The texts of the cards that wide screens reveal on hover, by page. */
const textsOfHoverCards = {
  "/": [
    ...overviewServices.map(({ description }) => description),
    ...programs.entries.map(({ description }) => description),
    reasons.front,
    ...reasons.entries.map(({ title }) => title),
  ],
  "/service": listedServices.map(({ description }) => description),
};

/**
 * Expects that a person who cannot hover sees every text that hover shows (docs/specification.md, section 2). Call it in
 * a project without hover (@phone).
 */
export async function expectNothingNeedsHover(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [path, texts] of Object.entries(textsOfHoverCards)) {
    await page.goto(path);
    for (const each of texts) {
      const text = page.getByRole("main").getByText(each).last();
      await expect.poll(() => isSeen(text, true), each).toBe(true);
    }
  }
}

/** The quick contact: a bar of three links at the foot of a narrow window, the chat link alone in a wide one. */
export const floatingContact = (page: Page) =>
  page.getByRole("navigation", { name: quickNames });

const quickNames = new RegExp(
  languages.map((each) => contentIn(each).place.quick).join("|"),
);
