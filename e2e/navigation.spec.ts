/** The header: its bar and list on a wide window, its menu on a narrow one. */
import type { Locator, Page } from "playwright/test";
import { ui } from "@/content/ui";
import type { NavigationLink } from "@/site-content/content";
import { headerLinks, navigationLinks } from "./addresses";
import { expect, test } from "./fixtures";

// The header needs no script. accessibility.spec.ts opens it with script.
test.use({ javaScriptEnabled: false });

const { home, services, serviceLinks, contact } = navigationLinks;

const bar = (page: Page) => page.getByRole("navigation", { name: ui.navigation });
const menu = (page: Page) => page.getByRole("dialog");
const openButton = (page: Page) => page.getByRole("button", { name: ui.openMenu });
const linkIn = (part: Locator, { label }: NavigationLink) =>
  part.getByRole("link", { name: label, exact: true });

test("the header is 90 pixels high, and the skip link skips it", async ({ page }) => {
  await page.goto("/");
  const { height } = (await page.getByRole("banner").boundingBox())!;
  expect(
    height,
    "docs/specification.md gives the header 90 px; on a phone they are 26 for the welcome and 64 for the bar, so a larger button (site-header/side-panel.scss) needs less padding of the bar (site-header.scss)",
  ).toBe(90);

  const skip = page.getByRole("link", { name: ui.skip });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the bar leads to every page by pointer and by keyboard @desktop", async ({ page }) => {
  const listed = linkIn(bar(page), serviceLinks[0]!);
  const chevron = page.getByRole("button", { name: ui.servicesMenu });
  await page.goto("/contact");
  await expect(openButton(page)).toBeHidden();
  await expect(listed).toBeHidden();
  // A trial click expects that nothing covers the link.
  for (const link of [home, services, contact])
    await linkIn(bar(page), link).click({ trial: true });

  await chevron.click();
  await expect(listed).toBeInViewport({ ratio: 1 });
  for (const link of serviceLinks) await linkIn(bar(page), link).click({ trial: true });
  const above = (await linkIn(bar(page), services).boundingBox())!;
  const first = (await listed.boundingBox())!;
  expect(first.y).toBeGreaterThan(above.y + above.height);
  expect(Math.abs(first.x - above.x)).toBeLessThan(100);
  await chevron.click();
  await expect(listed).toBeHidden();

  await chevron.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(listed).toBeHidden();

  await chevron.press("Enter");
  await page.keyboard.press("Tab");
  await expect(listed).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(listed).toBeHidden();
  await expect(chevron).toBeFocused();

  await chevron.click();
  await listed.click();
  await expect(page).toHaveURL(serviceLinks[0]!.href);
});

test("Back and Forward show a kept page without its open menu @chromium", async ({
  keptPage: page,
}) => {
  const opener = openButton(page)
    .or(page.getByRole("button", { name: ui.servicesMenu }))
    .filter({ visible: true });
  const open = page.locator("dialog:modal, :popover-open");
  await page.goto("/");
  await opener.click();
  await open.getByRole("link", { name: serviceLinks[0]!.label }).click();
  await expect(page).toHaveURL(serviceLinks[0]!.href);
  await opener.click();
  await expect(open).toBeVisible();

  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/");
  await expect(open).toHaveCount(0);
  await opener.click({ trial: true });

  await page.goForward({ waitUntil: "commit" });
  await expect(page).toHaveURL(serviceLinks[0]!.href);
  await expect(open).toHaveCount(0);
});

test.describe("on a narrow window @phone", () => {
  test.beforeEach(({ page }) => page.goto("/contact"));

  test("the menu opens and closes by touch, and leads to every page", async ({ page }) => {
    await expect(bar(page)).toBeHidden();
    await expect(menu(page)).toBeHidden();

    await openButton(page).tap();
    await menu(page).getByRole("button", { name: ui.closeMenu }).tap();
    await expect(menu(page)).toBeHidden();

    await openButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.touchscreen.tap(10, 400);
    await expect(menu(page)).toBeHidden();

    await openButton(page).tap();
    for (const link of headerLinks) {
      const inMenu = linkIn(menu(page), link);
      await expect(inMenu).toBeInViewport({ ratio: 1 });
      await inMenu.tap({ trial: true });
    }
    await linkIn(menu(page), home).tap();
    await expect(page).toHaveURL(home.href);
    await expect(menu(page)).toBeHidden();
  });

  test("the keyboard stays in the menu until Escape", async ({ page }) => {
    await openButton(page).press("Enter");
    const close = menu(page).getByRole("button");
    await expect(close).toBeFocused();
    for (const link of headerLinks) {
      await page.keyboard.press("Tab");
      await expect(linkIn(menu(page), link)).toBeFocused();
    }
    // After the last link the focus moves to the controls of the browser.
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press("Tab");
      expect(await page.locator(":focus:not(dialog *)").count()).toBe(0);
    }

    await page.keyboard.press("Escape");

    await expect(menu(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
  });
});
