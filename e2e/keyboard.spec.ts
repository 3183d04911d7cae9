/** The way through the site without a mouse: docs/accessibility.md describes it. */
import type { Page } from "playwright/test";
import { contactMessages } from "@/content/about";
import { bookingForm, formNotes, leadForm } from "@/content/forms";
import { expect, region, test } from "./fixtures";
import { rowOf } from "./leads";
import { englishSamples } from "./addresses";

// Focus moves at once only where the page does not scroll smoothly.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the keyboard reaches everything on a page, in order and in sight", async ({
  page,
}) => {
  for (const { address } of englishSamples)
    await test.step(address, async () => {
      await page.goto(address);

      const stops = await walk(page);

      expect(stops.length).toBeGreaterThan(12);
      expect(stops.filter(({ name }) => name === "")).toEqual([]);
      expect(stops.filter(({ inSight }) => !inSight)).toEqual([]);
      expect(stops.filter(({ inOrder }) => !inOrder)).toEqual([]);
    });
});

test(
  "a form by keyboard alone",
  { tag: "@desktop" },
  async ({ page, parent }) => {
    const [, [value, label] = ["", ""]] = Object.entries(
      bookingForm.location.options,
    );
    await page.goto("/");
    await walk(page, bookingForm.parentName.label);

    await page.keyboard.type(parent);
    await page.keyboard.press("Tab");
    await page.keyboard.type("9876543210");
    await page.keyboard.press("Tab");
    await page.keyboard.type(label);
    await walk(page, leadForm.submit);
    await page.keyboard.press("Enter");

    await expect(page.getByRole("status")).toHaveText(leadForm.success);
    expect(await rowOf("booking", parent)).toMatchObject({
      phoneNumber: "9876543210",
      location: value,
    });
    await expect(region(page, formNotes.sentHeading)).toBeVisible();
    await walk(page, contactMessages.call);
  },
);

type Stop = {
  readonly name: string;
  /** Whether something of it can be seen: not behind the quick buttons or outside the viewport. */
  readonly inSight: boolean;
  /** Whether it comes after the stop before in the page. */
  readonly inOrder: boolean;
};

/** Presses Tab until something of this name has the focus, or else until the keyboard leaves the page. */
async function walk(page: Page, name?: string): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 150) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(describeFocus);
    if (stop === undefined && name === undefined) return stops;
    if (stop !== undefined) stops.push(stop);
    if (name !== undefined && stop?.name.startsWith(name)) return stops;
  }
  throw new Error("Tab goes round in circles.");
}

/** Runs in the page. */
async function describeFocus(): Promise<Stop | undefined> {
  // The flip card: not every browser can be told here that less movement is wanted.
  const turns = document
    .getAnimations()
    .filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(turns.map(({ finished }) => finished));

  const memory = globalThis as { before?: Element };
  const element = document.activeElement;
  if (element === null || element === document.body) return undefined;
  const before = memory.before ?? document.documentElement;
  memory.before = element;
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
  const points = parts.flatMap((across) =>
    parts.map((down) => [left + across * width, top + down * height] as const),
  );
  const label = (element as HTMLInputElement).labels?.[0] ?? element;
  const order = before.compareDocumentPosition(element);
  return {
    name: (element.ariaLabel ?? label.textContent ?? "").trim(),
    inSight: points.some((point) =>
      element.contains(document.elementFromPoint(...point)),
    ),
    // A date is one field with several stops.
    inOrder:
      before === element || (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  };
}
