/** The site with the keyboard alone: docs/accessibility.md. */
import type { Page } from "playwright/test";
import { ui } from "@/content/ui";
import { forms } from "@/content/forms";
import { expect, region, test } from "./fixtures";
import { englishFormSamples, requiredFields, rowOf } from "./forms";
import { englishSamples } from "./addresses";

// With smooth scrolling, a control gets the focus before it is in view.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("Tab reaches every control of a page, in order and in view", async ({ page }) => {
  for (const { address } of englishSamples)
    await test.step(address, async () => {
      await page.goto(address);

      const stops = await tabThrough(page);

      expect(stops.length).toBeGreaterThan(12);
      expect(stops.filter(({ name }) => name === "")).toEqual([]);
      expect(stops.filter(({ inView }) => !inView)).toEqual([]);
      expect(stops.filter(({ inOrder }) => !inOrder)).toEqual([]);
    });
});

test("a form can be filled in and sent with the keyboard @desktop", async ({ page, parent }) => {
  const { values } = englishFormSamples.booking;
  const typed: Record<string, string> = {};
  await page.goto("/");

  for (const name of requiredFields("booking")) {
    const { label, options = {} } = Object(forms.booking)[name];
    typed[name] = name === "parentName" ? parent : values[name]!;
    await tabThrough(page, label);
    // The keyboard chooses an option by its text.
    await page.keyboard.type(options[typed[name]] ?? typed[name]);
  }
  await tabThrough(page, forms.sending.submit);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("status")).toHaveText(forms.sending.success);
  expect(await rowOf("booking", parent)).toMatchObject(typed);
  await expect(region(page, forms.notes.sentHeading)).toBeVisible();
  await tabThrough(page, ui.call);
});

type Stop = {
  readonly name: string;
  /** Whether a part of it is inside the viewport and not covered. */
  readonly inView: boolean;
  /** Whether it comes after the previous stop in the page. */
  readonly inOrder: boolean;
};

/** Presses Tab until a control has the focus whose name begins with `name`, or none has it. */
async function tabThrough(page: Page, name?: string): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 150) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(describeFocus);
    if (stop === undefined && name === undefined) return stops;
    if (stop !== undefined) stops.push(stop);
    if (name !== undefined && stop?.name.startsWith(name)) return stops;
  }
  throw new Error(`150 presses of Tab do not lead to ${name ?? "the end of the page"}.`);
}

/** Runs in the page. */
async function describeFocus(): Promise<Stop | undefined> {
  // Some browsers do not support the option reducedMotion.
  const turns = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(turns.map(({ finished }) => finished));

  const memory = globalThis as { previous?: Element };
  const element = document.activeElement;
  if (element === null || element === document.body) return undefined;
  const previous = memory.previous ?? document.documentElement;
  memory.previous = element;
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
  const points = parts.flatMap((across) =>
    parts.map((down) => [left + across * width, top + down * height] as const),
  );
  const label = (element as HTMLInputElement).labels?.[0] ?? element;
  const order = previous.compareDocumentPosition(element);
  return {
    name: (element.ariaLabel ?? label.textContent ?? "").trim(),
    inView: points.some((point) => element.contains(document.elementFromPoint(...point))),
    // A date field has several stops.
    inOrder: previous === element || (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  };
}
