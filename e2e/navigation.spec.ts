import { expect, test, type Page } from "playwright/test";
import { headerWords, navigation } from "@/content/navigation";
import { tap, tapAt } from "./touch";
import { thoroughUnless } from "./thorough";

const everyLink = [
  navigation.home,
  navigation.services,
  ...navigation.eachService,
  navigation.contact,
];
const oneService = navigation.eachService[0];

const header = (page: Page) => page.getByRole("banner");
const bar = (page: Page) =>
  header(page).getByRole("navigation", { name: headerWords.navigation });
const chevron = (page: Page) =>
  page.getByRole("button", { name: headerWords.servicesMenu });
const listed = (page: Page) =>
  bar(page).getByRole("link", { name: oneService.label });
const menu = (page: Page) =>
  page.getByRole("dialog", { name: headerWords.menu });
const openButton = (page: Page) =>
  page.getByRole("button", { name: headerWords.openMenu });

const hasFocusInside = (page: Page) =>
  menu(page).evaluate((dialog) => dialog.contains(document.activeElement));

test("the header is 90 pixels high", async ({ page }) => {
  await page.goto("/");

  expect((await header(page).boundingBox())?.height).toBe(90);
});

for (const { href, label } of everyLink) {
  test(
    `${label} is marked while it is the page being shown`,
    { tag: "@thorough-phone" },
    async ({ page }) => {
      await page.goto(href);

      const marked = await header(page)
        .locator('a[aria-current="page"]')
        .evaluateAll((links) =>
          (links as HTMLAnchorElement[]).map(
            (link) => link.pathname + link.textContent,
          ),
        );
      expect(new Set(marked)).toEqual(new Set([href + label]));
    },
  );
}

test("the skip link is the first stop of the keyboard and leads past the header", async ({
  page,
}) => {
  await page.goto("/");
  const skip = page.getByRole("link", { name: headerWords.skip });

  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");

  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("on a wide window", { tag: "@desktop" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/contact");
  });

  for (const { href, label } of [
    navigation.home,
    navigation.services,
    navigation.contact,
  ])
    test(
      `${label} leads to its page`,
      { tag: thoroughUnless(href === "/contact") },
      async ({ page }) => {
        await bar(page).getByRole("link", { name: label, exact: true }).click();

        await expect(page).toHaveURL(href);
      },
    );

  for (const { href, label } of navigation.eachService)
    test(
      `${label} leads to its page from the dropdown`,
      { tag: thoroughUnless(href === "/speech-therapy") },
      async ({ page }) => {
        await chevron(page).click();
        await bar(page).getByRole("link", { name: label, exact: true }).click();

        await expect(page).toHaveURL(href);
      },
    );

  test("the chevron opens the list of services and closes it again", async ({
    page,
  }) => {
    await expect(listed(page)).toBeHidden();

    await chevron(page).click();
    await expect(listed(page)).toBeVisible();

    await chevron(page).click();
    await expect(listed(page)).toBeHidden();
  });

  test("a click outside closes the list of services", async ({ page }) => {
    await chevron(page).click();

    await page.getByRole("heading", { level: 1 }).click();

    await expect(listed(page)).toBeHidden();
  });

  test("Escape closes the list of services and returns to the chevron", async ({
    page,
  }) => {
    await chevron(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(listed(page)).toBeFocused();

    await page.keyboard.press("Escape");

    await expect(listed(page)).toBeHidden();
    await expect(chevron(page)).toBeFocused();
  });

  test("the list of services hangs right below its word", async ({ page }) => {
    await chevron(page).click();

    await expect(listed(page)).toBeInViewport({ ratio: 1 });
    const word = await bar(page)
      .getByRole("link", { name: navigation.services.label, exact: true })
      .boundingBox();
    const list = await listed(page).boundingBox();
    expect(list!.y).toBeGreaterThan(word!.y + word!.height);
    expect(Math.abs(list!.x - word!.x)).toBeLessThan(100);
  });

  test("there is no menu button", async ({ page }) => {
    await expect(openButton(page)).toBeHidden();
  });
});

test.describe("on a narrow window", { tag: "@phone" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/contact");
  });

  test("the menu waits behind its button", async ({ page }) => {
    await expect(bar(page)).toBeHidden();
    await expect(menu(page)).toBeHidden();
    await expect(openButton(page)).toBeVisible();
  });

  test("the menu opens and closes by its buttons", async ({ page }) => {
    await tap(openButton(page));
    await expect(menu(page)).toBeVisible();

    await tap(menu(page).getByRole("button", { name: headerWords.closeMenu }));
    await expect(menu(page)).toBeHidden();
  });

  test("the menu slides in until all of it is in sight", async ({ page }) => {
    await tap(openButton(page));

    for (const { label } of everyLink)
      await expect(
        menu(page).getByRole("link", { name: label, exact: true }),
      ).toBeInViewport({ ratio: 1 });
  });

  for (const { href, label } of everyLink)
    test(
      `choosing ${label} closes the menu and shows the page`,
      { tag: thoroughUnless(href === "/speech-therapy") },
      async ({ page }) => {
        await tap(openButton(page));

        await tap(menu(page).getByRole("link", { name: label, exact: true }));

        await expect(page).toHaveURL(href);
        await expect(menu(page)).toBeHidden();
      },
    );

  test("a tap beside the menu closes it", async ({ page }) => {
    await tap(openButton(page));
    await expect(menu(page)).toBeVisible();

    await tapAt(page, 10, 400);

    await expect(menu(page)).toBeHidden();
  });

  test("Escape closes the menu and returns to its button", async ({ page }) => {
    await openButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();

    await page.keyboard.press("Escape");

    await expect(menu(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
  });

  test("the keyboard moves into the menu and cannot leave it", async ({
    page,
  }) => {
    await openButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    expect(await hasFocusInside(page)).toBe(true);

    const visited = new Set<string>();
    for (let step = 0; step < everyLink.length * 2; step += 1) {
      await page.keyboard.press("Tab");
      const where = await page.evaluate(() => {
        const element = document.activeElement;
        // Between the last and the first the browser's own controls have their turn.
        if (element === document.body) return "the browser";
        const inMenu = element?.closest("dialog") !== null;
        return inMenu ? `menu: ${element?.textContent}` : "the page behind";
      });
      visited.add(where);
    }

    expect(visited).not.toContain("the page behind");
    for (const { label } of everyLink)
      expect(visited).toContain(`menu: ${label}`);
  });

  test("the page behind the menu is out of reach", async ({ page }) => {
    await tap(openButton(page));
    await expect(menu(page)).toBeVisible();

    const reached = await page
      .getByRole("main")
      .locator("input, a, button, textarea")
      .evaluateAll(
        (behind) =>
          (behind as HTMLElement[]).filter((element) => {
            element.focus();
            return document.activeElement === element;
          }).length,
      );

    expect(reached).toBe(0);
  });
});
