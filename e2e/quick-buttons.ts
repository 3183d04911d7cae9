import type { Locator, Page } from "playwright/test";
import { contactWords } from "@/content/about";

/** The floating buttons: call, chat and map on a phone. */
export const quickButtons = (page: Page) =>
  page.getByRole("navigation", { name: contactWords.quick });

/** Text and controls of the main part that lie under the quick buttons. */
export const hiddenByQuickButtons = (page: Page) =>
  quickButtons(page).evaluate((buttons) => {
    const cover = buttons.getBoundingClientRect();
    const isCovered = (box: DOMRect) =>
      box.left < cover.right &&
      box.right > cover.left &&
      box.top < cover.bottom &&
      box.bottom > cover.top;
    const main = document.querySelector("main")!;
    const found = [...main.querySelectorAll("input, select, textarea, button")]
      .filter(
        (field) =>
          field.checkVisibility() && isCovered(field.getBoundingClientRect()),
      )
      .map(({ outerHTML }) => outerHTML);
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const { currentNode: text } = texts;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (
        text.textContent!.trim() !== "" &&
        text.parentElement!.checkVisibility({ visibilityProperty: true }) &&
        [...range.getClientRects()].some(isCovered)
      )
        found.push(text.textContent!);
    }
    return found;
  });

/** Whether a person sees the middle of an element: nothing lies over it. */
export const isOnTop = (element: Locator) =>
  element.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return each.contains(seen);
  });
