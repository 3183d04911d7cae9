/** What a parent does in a window that WebDriver commands: finds things by what they are called, looks, writes. */
import { expect } from "playwright/test";
import { addresses } from "../local-addresses";
import type { Found, WebDriver } from "./web-driver";

/** The elements of each kind that a parent speaks of. */
const kinds = {
  link: "a[href]",
  button: "button",
  heading: "h1, h2, h3",
  field: "input, select, textarea",
  list: "ul",
} as const;

type Kind = keyof typeof kinds;

/**
 * Opens a page of the site.
 *
 * @param width - of the window, in CSS pixels
 */
export async function open(
  window: WebDriver,
  route: string,
  width: number,
): Promise<void> {
  await window.resize(width, 800);
  await window.go(`${addresses.site}${route}`);
}

/** The one thing of this kind and name that is in sight; waits for it up to 5 seconds. */
export async function find(
  window: WebDriver,
  kind: Kind,
  name: string | RegExp,
): Promise<Found> {
  let found: readonly Found[] = [];
  await expect
    .poll(
      async () => {
        found = await findAll(window, kind, name);
        return found.length;
      },
      { message: `${kind} ${name}` },
    )
    .toBe(1);
  return found[0]!;
}

/** Everything of this kind and name that is in sight. */
export async function findAll(
  window: WebDriver,
  kind: Kind,
  name: string | RegExp,
): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const element of await window.all(kinds[kind])) {
    const called = (await window.nameOf(element)).trim();
    const fits = typeof name === "string" ? called === name : name.test(called);
    if (fits && (await window.isSeen(element))) found.push(element);
  }
  return found;
}

/** The field whose label begins with these words, whether or not "optional" follows. */
export const field = (window: WebDriver, label: string) =>
  find(window, "field", new RegExp(`^${label.replace(/[?().]/g, "\\$&")}`));

/** Whether these words are in sight: painted, not cut off, not on a face that is turned away. */
export const isSeen = (window: WebDriver, words: string): Promise<boolean> =>
  window.run((text) => {
    const walker = document.createTreeWalker(
      document.querySelector("main")!,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      if (walker.currentNode.textContent?.trim() !== text) continue;
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementsFromPoint(
        left + width / 2,
        top + height / 2,
      );
      const painted = element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      if (painted && there.some((each) => element.contains(each))) return true;
    }
    return false;
  }, words);

/** What has the focus: its tag and its name. */
export const focused = (window: WebDriver): Promise<string> =>
  window.run(() => {
    const element = document.activeElement;
    const name = element?.getAttribute("aria-label") ?? element?.textContent;
    return `${element?.localName} ${name?.trim()}`;
  });

/** Chooses the option with this label. */
export const choose = (
  window: WebDriver,
  select: Found,
  label: string,
): Promise<void> =>
  window.run(
    (target, words) => {
      const list = target as unknown as HTMLSelectElement;
      const option = [...list.options].find(({ text }) => text === words);
      list.value = option!.value;
      list.dispatchEvent(new Event("input", { bubbles: true }));
      list.dispatchEvent(new Event("change", { bubbles: true }));
    },
    select,
    label,
  );

/** Fills in a date, as the calendar of the phone does. */
export const pickDate = (
  window: WebDriver,
  control: Found,
  date: string,
): Promise<void> =>
  window.run(
    (target, value) => {
      const input = target as unknown as HTMLInputElement;
      input.value = value;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      input.dispatchEvent(new Event("change", { bubbles: true }));
    },
    control,
    date,
  );
