import type { Locator, Page } from "playwright/test";

/** Whether a person sees these words: not transparent, not cut off, not on a face that is turned away. */
export async function isSeen(words: Locator): Promise<boolean> {
  return words.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const atCentre = document.elementsFromPoint(
      left + width / 2,
      top + height / 2,
    );
    return (
      !isTurnedAway(element) &&
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      }) &&
      atCentre.some((each) => element.contains(each))
    );

    /** Firefox finds a point on the back of a face that is not painted, so the turns are added up. */
    function isTurnedAway(start: Element): boolean {
      let turns = new DOMMatrix();
      let hidesItsBack = false;
      for (
        let each: Element | null = start;
        each !== null;
        each = each.parentElement
      ) {
        const { backfaceVisibility, transform } = getComputedStyle(each);
        turns = new DOMMatrix(transform).multiply(turns);
        hidesItsBack ||= backfaceVisibility === "hidden";
      }
      return hidesItsBack && turns.m33 < 0;
    }
  });
}

/** Puts the pointer where nothing reacts to it. */
export const lookAway = (page: Page) => page.mouse.move(0, 0);

/** Puts the pointer on the middle of something, which may turn away under it. */
export async function pointAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
}

/** What is moving at this moment: the properties that carry something across the page. */
export const movements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => /^(transform|translate|rotate|scale)$/.test(name)),
  );

/** Scrolls through the whole page, so that whatever waits until it is near has come. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
  await page.waitForLoadState("networkidle");
}
