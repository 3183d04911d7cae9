import type { Locator, Page } from "playwright/test";
import { contactWords } from "@/content/about";

/** The floating buttons: call, chat and map on a phone. */
export const quickButtons = (page: Page) =>
  page.getByRole("navigation", { name: contactWords.quick });

/** What can be read or used and lies right behind one of the quick buttons. */
export const behindQuickButtons = (page: Page) =>
  quickButtons(page).evaluate((buttons) =>
    [...buttons.querySelectorAll("a")].flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const behind = document
        .elementsFromPoint(left + width / 2, top + height / 2)
        .find((each) => !buttons.contains(each));
      return behind?.matches("section, div, main, body")
        ? []
        : behind?.outerHTML;
    }),
  );

/** Whether a person sees the middle of an element: nothing lies over it. */
export const isOnTop = (element: Locator) =>
  element.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return each.contains(seen);
  });
