import type { Page } from "playwright/test";

/** Words and controls of the main part that lie under the quick buttons. */
export function wordsUnder(page: Page) {
  return page.evaluate(() => {
    const pill = document
      .querySelector(".quick-contact")!
      .getBoundingClientRect();
    const meets = (box: DOMRect) =>
      box.left < pill.right &&
      box.right > pill.left &&
      box.top < pill.bottom &&
      box.bottom > pill.top;
    const texts = document.createTreeWalker(
      document.querySelector("main")!,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      if (
        text.textContent!.trim() !== "" &&
        text.parentElement!.checkVisibility({ visibilityProperty: true }) &&
        [...range.getClientRects()].some(meets)
      )
        found.push(text.textContent!);
    }
    for (const field of document.querySelectorAll(
      "main :is(input, select, textarea, button)",
    ))
      if (field.checkVisibility() && meets(field.getBoundingClientRect()))
        found.push(field.outerHTML);
    return found;
  });
}
