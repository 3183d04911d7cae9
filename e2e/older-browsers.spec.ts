/**
 * The pages in a browser of four years ago, which has no popovers, :has, color-mix, scroll-driven animations and page
 * transitions. The tests give each feature a name that no browser knows.
 */
import type { Page, Route } from "playwright/test";
import { headerMessages } from "@/content/navigation";
import { expect, test } from "./fixtures";
import { englishSamples, header, headerLinks } from "./addresses";
import { expectNothingNeedsHover } from "./visibility";

// The policy of a page has the hash of its styles, which these tests change.
test.use({ bypassCSP: true });

const linkInHeader = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

type Replacement = readonly [RegExp, string];

const invokerCommands: Replacement = [
  / (command|commandfor|closedby)="[^"]*"/g,
  "",
];
/** The newer features as the pages write them, each with its replacement. */
const unknownToOld: readonly Replacement[] = [
  invokerCommands,
  [/ popover(target|targetaction)?="[^"]*"/g, ""],
  [/:popover-open/g, ":k7-unknown"],
  [/:has\(/g, ":k7-unknown("],
  [/color-mix\(/g, "k7-unknown("],
  [/(\d)dvb/g, "$1k7-unknown"],
  [/text-wrap:/g, "k7-unknown:"],
];

/** What the stylesheet `below` asks for before it uses it is newer still. */
const asked: Replacement = [/@supports \(/g, "@supports (k7-"];

/** Replaces features in every page and in its stylesheet `below`. */
async function switchOff(page: Page, replacements: readonly Replacement[]) {
  const replaceIn =
    (all: readonly Replacement[]) =>
    async (route: Route): Promise<void> => {
      const response = await route.fetch();
      const body = all.reduce(
        (text, replacement) => text.replace(...replacement),
        await response.text(),
      );
      await route.fulfill({ response, body });
    };
  await page.route("**/below*.css", replaceIn([...replacements, asked]));
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    replaceIn(replacements),
  );
}

// The last page of a test may still be loading its stylesheet.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test.describe("on a wide window", { tag: "@desktop" }, () => {
  test("old browsers show the same text", async ({ page }) => {
    for (const { address } of englishSamples) {
      await page.goto(address);
      const text = await page.getByRole("main").innerText();
      const html = await page.content();
      await switchOff(page, unknownToOld);

      await page.goto(address);

      expect(await page.getByRole("main").innerText(), address).toBe(text);
      expect(text.length).toBeGreaterThan(200);
      // The home page uses every feature that is replaced.
      for (const [pattern] of address === "/" ? unknownToOld : [])
        expect(html).toMatch(pattern);
      await page.unrouteAll();
    }
  });

  test("without popovers the list of services still opens", async ({
    page,
  }) => {
    await switchOff(page, unknownToOld);
    await page.goto("/contact");
    const { servicesMenu } = headerMessages;
    const chevron = page.getByRole("button", { name: servicesMenu });
    const { label, href } = header.serviceLinks[1]!;
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

test.describe("on a narrow window", { tag: "@phone" }, () => {
  test("old browsers show every text without hover, and every link of the header", async ({
    page,
  }) => {
    await switchOff(page, unknownToOld);
    await expectNothingNeedsHover(page);

    for (const { address } of englishSamples) {
      await page.goto(address);
      const width = () => document.documentElement.scrollWidth;
      expect(await page.evaluate(width), address).toBe(360);
      for (const name of [headerMessages.openMenu, headerMessages.closeMenu])
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

  test("without invoker commands the menu still keeps the focus inside", async ({
    page,
  }) => {
    await switchOff(page, [invokerCommands]);
    await page.goto("/contact");
    const open = page.getByRole("button", { name: headerMessages.openMenu });
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
