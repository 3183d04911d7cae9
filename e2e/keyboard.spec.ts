/** The way through the site without a mouse: docs/accessibility.md writes it down. */
import { expect, test, type Page } from "playwright/test";
import { bookingForm, formNotes, leadForm } from "@/content/forms";
import { headerWords, navigation } from "@/content/navigation";
import { testimonials, testimonialWords } from "@/content/testimonials";
import { message, rowOf, someParent } from "./leads";
import { everyAddress } from "./routes";
import { thoroughOn } from "./thorough";

// Focus moves at once only where the page does not scroll smoothly.
test.use({ contextOptions: { reducedMotion: "reduce" } });

type Stop = {
  readonly name: string;
  /** Whether something of it can be seen: not behind the quick buttons or outside the window. */
  readonly inSight: boolean;
  /** Whether it comes after the stop before in the page. */
  readonly inOrder: boolean;
};

/** Presses Tab until the keyboard leaves the page, and says where it came by. */
async function walk(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    await page.evaluate(turnsToEnd);
    const stop = await page.evaluate(describeFocus);
    if (stop === undefined) return stops;
    stops.push(stop);
    expect(stops.length, "the keyboard goes round in circles").toBeLessThan(
      150,
    );
  }
}

/** Waits for the flip card: not every browser can be told here that less motion is wanted. */
const turnsToEnd = () =>
  Promise.all(
    document
      .getAnimations()
      .filter((each) => each instanceof CSSTransition)
      .map(({ finished }) => finished.catch(() => undefined)),
  ).then(() => undefined);

function describeFocus(): Stop | undefined {
  const memory = globalThis as { before?: Element };
  const element = document.activeElement;
  if (element === null || element === document.body) return undefined;
  const before = memory.before ?? document.documentElement;
  memory.before = element;
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
  const label = (element as HTMLInputElement).labels?.[0];
  return {
    name: (
      element.getAttribute("aria-label") ??
      label?.textContent ??
      element.textContent ??
      ""
    ).trim(),
    inSight: parts.some((across) =>
      parts.some((down) =>
        element.contains(
          document.elementFromPoint(left + across * width, top + down * height),
        ),
      ),
    ),
    // A date is one field with several stops.
    inOrder:
      before === element ||
      (before.compareDocumentPosition(element) &
        Node.DOCUMENT_POSITION_FOLLOWING) !==
        0,
  };
}

for (const route of everyAddress)
  test(
    `${route}: every stop of the keyboard has a name, is in sight and in order`,
    { tag: [...thoroughOn(route), "@thorough-desktop"] },
    async ({ page }) => {
      await page.goto(route);

      const stops = await walk(page);

      expect(stops[0]?.name).toBe(headerWords.skip);
      expect(stops.length).toBeGreaterThan(12);
      expect(stops.filter(({ name }) => name === "")).toEqual([]);
      expect(stops.filter(({ inSight }) => !inSight)).toEqual([]);
      expect(stops.filter(({ inOrder }) => !inOrder)).toEqual([]);
    },
  );

test(
  "in the menu the keyboard goes from the close button through the links, in their order",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: headerWords.openMenu }).focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: headerWords.menu });

    await expect(
      menu.getByRole("button", { name: headerWords.closeMenu }),
    ).toBeFocused();
    for (const { label } of [
      navigation.home,
      navigation.services,
      ...navigation.eachService,
      navigation.contact,
    ]) {
      await page.keyboard.press("Tab");
      await expect(
        menu.getByRole("link", { name: label, exact: true }),
      ).toBeFocused();
    }
  },
);

test(
  "arrow keys move the quotes, and the bullets follow",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/");
    const list = page.getByRole("list", { name: testimonialWords.list });
    await list.scrollIntoViewIfNeeded();
    const bullets = page
      .getByRole("group", { name: testimonialWords.bullets })
      .getByRole("button");
    await expect(bullets).toHaveCount(testimonials.length);
    await list.focus();

    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(bullets.last()).toHaveAttribute("aria-current", "true", {
        timeout: 500,
      });
    }).toPass();

    await expect(page.getByText(testimonials[2].content)).toBeInViewport();
    await expect(list).toBeFocused();
  },
);

test(
  "from the top of the page to the thanks, by keyboard alone",
  { tag: "@thorough-phone" },
  async ({ page }) => {
    const parent = someParent();
    await page.goto("/");
    await tabTo(page, bookingForm.parentName.label);

    await page.keyboard.type(parent);
    await page.keyboard.press("Tab");
    await page.keyboard.type("9876543210");
    await page.keyboard.press("Tab");
    await page.keyboard.type("CR Park");
    await tabTo(page, leadForm.submit);
    await page.keyboard.press("Enter");

    await expect(message(page)).toHaveText(leadForm.success);
    expect(await rowOf("booking", parent)).toMatchObject({
      phoneNumber: "9876543210",
      location: bookingForm.location.options[1].value,
    });
    await expect(
      page.getByRole("region", { name: formNotes.sentHeading }),
    ).toBeVisible();
    await tabTo(page, "Call");
  },
);

/** Presses Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press("Tab");
    await page.evaluate(turnsToEnd);
    const stop = await page.evaluate(describeFocus);
    if (stop?.name.startsWith(name)) return;
  }
  throw new Error(`The keyboard does not come to ${name} within 60 steps.`);
}
