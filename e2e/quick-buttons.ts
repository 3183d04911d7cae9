import type { Locator, Page } from "playwright/test";
import { contactWords } from "@/content/about";

/** The floating buttons: call, chat and map on a phone. */
export const quickButtons = (page: Page) =>
  page.getByRole("navigation", { name: contactWords.quick });

/** Text and fields of the main part that lie under the quick buttons, on the screen or not. */
export const behindQuickButtons = (page: Page) =>
  quickButtons(page).evaluate((buttons) => {
    const cover = buttons.getBoundingClientRect();
    const range = document.createRange();
    const isText = ({ nodeType, textContent }: ChildNode) =>
      nodeType === Node.TEXT_NODE && textContent!.trim() !== "";
    return [...document.querySelectorAll("main *")]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .flatMap((each) =>
        each.matches("input, select, textarea")
          ? [each]
          : [...each.childNodes].filter(isText),
      )
      .filter((part) => {
        range.selectNode(part);
        return [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < cover.right &&
            right > cover.left &&
            top < cover.bottom &&
            bottom > cover.top,
        );
      })
      .map(({ textContent }) => textContent);
  });

/** Whether a person sees the middle of an element: nothing lies over it. */
export const isOnTop = (element: Locator) =>
  element.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return each.contains(seen);
  });
