/** What a person sees of a page, which is less than what is in it. */
import { expect, type Locator, type Page } from "playwright/test";
import { english, languages } from "@/content-model/languages";
import { contentIn } from "@/content-model/content";
import { programs } from "@/content/programs";
import { reasons, reasonsMessages } from "@/content/reasons";

/**
 * Whether a person sees this text: not transparent, not cut off, not on a face that is turned away.
 *
 * @param scrolls - whether to scroll to it first
 */
const isSeen = (text: Locator, scrolls: boolean): Promise<boolean> =>
  text.evaluate((element, scrolls) => {
    if (scrolls)
      element.scrollIntoView({ block: "center", behavior: "instant" });
    // Firefox finds a point on the back of a face that is not painted, so the turns are added up.
    let turns = new DOMMatrix();
    let hidesItsBack = false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { backfaceVisibility, transform } = getComputedStyle(each);
      turns = new DOMMatrix(transform).multiply(turns);
      hidesItsBack ||= backfaceVisibility === "hidden";
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return (
      !(hidesItsBack && turns.m33 < 0) &&
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

/** What a pointer has to uncover on a wide screen, and what stands beside it. */
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
 * Expects that a person who cannot hover sees everything that hover shows: on touch screens, without script, and in
 * browsers that lack newer styles (docs/specification.md, section 2).
 */
export async function expectNothingNeedsHover(page: Page): Promise<void> {
  // Nor is there a movement to wait for.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [path, texts] of Object.entries(revealedByHover)) {
    await page.goto(path);
    for (const each of texts) {
      const text = page.getByRole("main").getByText(each).last();
      await expect.poll(() => isSeen(text, true), each).toBe(true);
    }
  }
}

/** Scrolls through the whole page, so that what loads when it is near is there. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let before = -1;
    while (scrollY > before) {
      before = scrollY;
      scrollBy({ top: innerHeight, behavior: "instant" });
      // At most a second, because a headless Chromium does not always paint again.
      await new Promise((painted) => {
        requestAnimationFrame(painted);
        setTimeout(painted, 1000);
      });
    }
  });
  await page.waitForLoadState("networkidle");
}

/** Waits until the page has painted; for a second at most, as a headless Chromium at times never paints again. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => done());
        setTimeout(done, 1000);
      }),
  );

/** Whether a text is more green than red, or the other way round. */
export async function hue(text: Locator): Promise<"green" | "red"> {
  const colour = await text.evaluate((each) => getComputedStyle(each).color);
  const [red = 0, green = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return green > red ? "green" : "red";
}

/** The docked buttons: call, chat and book on a phone. */
export const quickButtons = (page: Page) =>
  page.getByRole("navigation", { name: quickNames });

const quickNames = new RegExp(
  languages.map((each) => contentIn(each).placeMessages.quick).join("|"),
);

/** Texts that lie under the quick buttons at some place of the page, because they share a column with them. */
export const behindQuickButtons = (page: Page) =>
  quickButtons(page).evaluate((buttons) => {
    const cover = buttons.getBoundingClientRect();
    const range = document.createRange();
    const all = "main :not(.visually-hidden, li + li *), footer *";
    return [...document.querySelectorAll(all)]
      .flatMap((each) => [...each.childNodes])
      .filter((part) => {
        range.selectNode(part);
        return (
          part.nodeType === Node.TEXT_NODE &&
          [...range.getClientRects()].some(
            ({ left, right, height }) =>
              height > 1 && left < cover.right && right > cover.left,
          )
        );
      })
      .map(({ textContent }) => textContent);
  });
