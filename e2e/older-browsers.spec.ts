/** Browsers of four years ago. Tests @old run in real ones: docs/browsers.md. */
import type { Page } from "playwright/test";
import { ui } from "@/content/ui";
import { expect, rewritePages, test } from "./fixtures";
import { allPages, englishSamples, headerLinks, navigationLinks } from "./addresses";

const linkInHeader = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

/** Chrome from 114. */
const knowsPopovers = (page: Page) => page.evaluate(() => "popover" in HTMLElement.prototype);

test.describe("in Firefox before 121 @desktop @newer", () => {
  test.use({ bypassCSP: true });

  test("the pages show the same text without :has()", async ({ page }) => {
    const main = page.getByRole("main");
    const shown = new Map<string, string>();
    for (const { address } of englishSamples) {
      await page.goto(address);
      // Without the choices of the story.
      await main
        .locator("fieldset[hidden]")
        .evaluateAll((all) => all.forEach((part) => part.remove()));
      shown.set(address, await main.innerText());
    }

    await rewritePages(page, /:has\(/g, ":k7(");

    for (const [address, text] of shown) {
      await page.goto(address);
      expect(await main.innerText(), address).toBe(text);
    }
    // A page that was left may still be loading its stylesheets.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});

test("every page opens without an error, and never scrolls sideways @old", async ({
  page,
  pageErrors,
}) => {
  for (const { address } of allPages)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const width = () => document.documentElement.scrollWidth;
      expect(await page.evaluate(width)).toBeLessThanOrEqual(page.viewportSize()!.width);
    });
  // The browser itself reports addresses that are not there.
  const isNot404 = (error: string) => !error.includes("404");
  expect(pageErrors.filter(isNot404)).toEqual([]);
});

test.describe("on a wide window @desktop @old", () => {
  test("without popovers the list of services still opens", async ({ page }) => {
    await page.goto("/contact");
    test.skip(await knowsPopovers(page));
    const { servicesMenu } = ui;
    const chevron = page.getByRole("button", { name: servicesMenu });
    const { label, href } = navigationLinks.serviceLinks[1]!;
    const link = linkInHeader(page, label).first();
    await expect(link).toBeHidden();

    await chevron.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(10, 700);
    await expect(link).toBeHidden();

    await chevron.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(href);
  });
});

test.describe("on a narrow window @phone @old", () => {
  test("without popovers every link of the header is in view", async ({ page }) => {
    await page.goto("/");
    test.skip(await knowsPopovers(page));

    for (const { address } of englishSamples) {
      await page.goto(address);
      for (const name of [ui.openMenu, ui.closeMenu])
        await expect(page.getByRole("button", { name })).toBeHidden();
      const { height } = (await page.getByRole("banner").boundingBox())!;
      expect(height, address).toBeLessThan(480);
    }

    // The header is the same on every page.
    for (const { label } of headerLinks) {
      const link = linkInHeader(page, label);
      await expect(link).toBeInViewport({ ratio: 1 });
      const { height } = (await link.boundingBox())!;
      expect(height).toBeGreaterThanOrEqual(44);
      // A trial tap expects that nothing covers the link.
      await link.tap({ trial: true });
    }
  });

  test("without invoker commands the menu still keeps the focus inside", async ({ page }) => {
    await page.goto("/contact");
    test.skip(!(await knowsPopovers(page)));
    const open = page.getByRole("button", { name: ui.openMenu });
    await open.tap();
    const menu = page.locator("dialog:popover-open");
    await expect(menu.getByRole("link").first()).toBeVisible();

    // The keyboard cannot reach what is not visible.
    for (const part of ["main", "footer", ".skip-link"])
      await expect(page.locator(part)).toBeHidden();

    await page.keyboard.press("Escape");
    await expect(page.getByRole("main")).toBeVisible();
    await expect(open).toBeFocused();
  });
});
