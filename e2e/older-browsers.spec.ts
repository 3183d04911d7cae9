/**
 * The pages in a browser of four years ago (README, "Browsers"). The tests give each feature that came later a name that
 * no browser knows. A feature that no list here names must be one of 2022 or earlier.
 */
import type { Page } from "playwright/test";
import { header } from "@/content/header";
import { servicePage } from "@/content/service-page";
import { expect, test } from "./fixtures";
import { englishSamples, headerLinks, navigationLinks } from "./addresses";
import { expectNothingNeedsHover } from "./visibility";

// The policy of a page has the hash of its styles, which these tests change.
test.use({ bypassCSP: true });

// A page that was left may still be loading its stylesheets.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

const linkInHeader = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

type Replacement = readonly [RegExp, string];

const invokerCommands: Replacement = [
  / (command|commandfor|closedby)="[^"]*"/g,
  "",
];
/** The newer features as pages and stylesheets write them, each with its replacement. */
const unknownToOld: readonly Replacement[] = [
  invokerCommands,
  // Without popovers: the links of the menu are in the page.
  [/ popover(target|targetaction)?="[^"]*"/g, ""],
  // Without these selectors: the contact buttons stay while a form is in use, only the browser's message names a wrong
  // field, and lists have plain dots and no arrow that turns.
  [/:(popover-open|user-invalid|has(?=\()|:marker|:details-content)/g, ":k7"],
  // Without these functions: a button does not change under the pointer.
  [/(color-mix|anchor|view)\(/g, "k7("],
  [/(\d)dvb/g, "$1k7"],
  // Without these properties: lines are not balanced, the browser draws check boxes and scroll bars, the list of services
  // opens at the end of the bar, nothing moves with the scroll, and pictures are not cropped.
  [
    /(?<=[{;(])(text-wrap|(-\w+-)?text-size-adjust|accent-color|scrollbar-width|overscroll-behavior(-x)?|(anchor|position)-(anchor|name)|transition-behavior|(animation|view)-(timeline|range)|timeline-scope|object-view-box|overlay):/g,
    "k7:",
  ],
  // Without these: there is no button to print, and what opens does not fade in.
  [/scripting:enabled/g, "k7:enabled"],
  [/@starting-style/g, "@k7"],
];

/** Replaces features in every page and stylesheet. Returns the texts in which it replaces, as they load. */
async function switchOff(page: Page, replacements: readonly Replacement[]) {
  const texts: string[] = [];
  await page.route("**/*", async (route) => {
    const type = route.request().resourceType();
    if (type !== "document" && type !== "stylesheet") return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    texts.push(text);
    const body = replacements.reduce(
      (changed, replacement) => changed.replace(...replacement),
      text,
    );
    await route.fulfill({ response, body });
  });
  return texts;
}

test.describe("on a wide window", { tag: "@desktop" }, () => {
  test("old browsers show the same text", async ({ page }) => {
    const main = page.getByRole("main");
    const shown = new Map<string, string>();
    for (const { address } of englishSamples) {
      await page.goto(address);
      // Old browsers have no links to the ages, because Safari would not open what they lead to, no button to print, and no
      // choices for the story.
      const newer = page
        .getByRole("navigation", { name: servicePage.ages })
        .or(main.locator("[data-print], fieldset[hidden]"));
      await newer.evaluateAll((all) => all.forEach((part) => part.remove()));
      shown.set(address, await main.innerText());
    }

    const replaced = await switchOff(page, unknownToOld);

    for (const [address, text] of shown) {
      await page.goto(address);
      expect(await main.innerText(), address).toBe(text);
      expect(text.length).toBeGreaterThan(200);
    }
    // The pages use every feature that the list names.
    const unused = unknownToOld.filter(([pattern]) =>
      replaced.every((text) => text.search(pattern) < 0),
    );
    expect(unused).toEqual([]);
  });

  test("without popovers the list of services still opens", async ({
    page,
  }) => {
    await switchOff(page, unknownToOld);
    await page.goto("/contact");
    const { servicesMenu } = header;
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
      for (const name of [header.openMenu, header.closeMenu])
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
    const open = page.getByRole("button", { name: header.openMenu });
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
