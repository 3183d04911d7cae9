/** Every page in a browser. exported-pages.spec.ts reads the HTML; the build checks links. */
import type { Page } from "playwright/test";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { allPages, sampledPages } from "./addresses";
import { expectNoViolations, hiddenFocus, showIn } from "./axe";
import { addressesOf, expect, isScript, test, unfold, floatingContact } from "./fixtures";
import { hydratedAttribute } from "./form-page";

const wideWindow = { width: 1280, height: 800 };
const narrowWindow = { width: 320, height: 800 };

/**
 * What only a phone or only a wide window shows: the bar at the foot of a phone has the chat, and
 * some parts have another form.
 */
const differing = [
  "main .from-medium",
  ".home-top__services",
  ".starting-points .section__intro",
  ".home-services .section__intro",
  "footer .brand",
  ".centre-block",
  ".consultation-page__ways",
  ".consultation-page__place",
  ".consultation-page__hours",
  ".plain-facts__card.from-large",
  ".reasons__turn",
  ".reasons__strongest",
].join();

// Opening a page in the same tab takes much less time than in a tab of its own.
for (let start = 0; start < allPages.length; start += 5) {
  const group = allPages.slice(start, start + 5);
  test(`fits every window without violations, and starts without script: ${group.map(({ address }) => address).join(" ")} @desktop`, async ({
    page,
    pageErrors,
    requests,
    baseURL,
  }) => {
    for (const shown of group)
      await test.step(shown.address, async () => {
        const { path, language, address } = shown;
        const isSample = sampledPages.includes(shown);
        const earlier = requests.length;
        await page.setViewportSize(wideWindow);
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(path === undefined ? 404 : 200);
        const { welcome } = contentIn(language).site;
        await expect(page.getByText(welcome)).toBeVisible();
        expect(requests.slice(earlier).filter(isScript)).toEqual([]);

        await unfold(page);
        await loadEverything(page);
        await expectToFit(page);
        // Pages of the same kind have the same elements in wide windows, and the same colours.
        if (language === english && isSample) {
          await page.setViewportSize(narrowWindow);
          await page.evaluate("location.hash = 'all-reasons'");
          const onPhone = await textsOf(page);
          await page.setViewportSize(wideWindow);
          expect(await textsOf(page)).toEqual(onPhone);
          await expectNoViolations(page);
          await expectVisibleFocus(page);
        }
        if (language === english || isSample) {
          await page.setViewportSize(narrowWindow);
          await expectNoViolations(page, "html", ["light"]);
        }
      });

    const requestedUrls = addressesOf(requests);
    expect(requestedUrls.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    // Some browsers report the status of a 404 page as an error.
    const notFound = group.filter(({ path }) => path === undefined);
    expect(pageErrors.length).toBeLessThanOrEqual(notFound.length);
    for (const error of pageErrors) expect(error).toContain("404");
  });
}

async function loadEverything(page: Page): Promise<void> {
  for (const island of await page.locator("[data-island^=carousel]").all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute(hydratedAttribute);
  }
  const unloaded = () => {
    for (const image of document.images) image.loading = "eager";
    return [...document.images]
      .filter((image) => image.checkVisibility() && !image.complete)
      .map(({ src }) => src);
  };
  await expect.poll(() => page.evaluate(unloaded), "pictures").toEqual([]);
}

/** Each once, below the header. */
const textsOf = (page: Page) =>
  page.locator("main, footer").evaluateAll((parts, differing) => {
    const texts = new Set<string>();
    for (const part of parts) {
      const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const element = nodes.currentNode.parentElement!;
        const isShown =
          !element.closest(`${differing}, script, style`) &&
          element.checkVisibility({ visibilityProperty: true });
        if (isShown) texts.add(nodes.currentNode.nodeValue!.trim());
      }
    }
    return [...texts].sort();
  }, differing);

/**
 * Expects that a page never scrolls sideways, that rows of a grid are even, and that the chat
 * button of a wide window covers no text.
 */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, ...(await breakpoints(page)), 1280, 1920])
    await test.step(`in a window of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const layout = await floatingContact(page).evaluate(measureLayout);
      expect(layout.contentWidth).toBeLessThanOrEqual(width);
      expect(layout.unevenGrids).toEqual([]);
      // On a narrow window the buttons are a bar at the foot: phone-layout.spec.ts.
      if (width >= 768)
        expect(layout).toMatchObject({ areButtonsInView: true, textsBehindButtons: [] });
    });
}

async function expectVisibleFocus(page: Page): Promise<void> {
  // :focus-visible matches only after a key was pressed.
  await page.keyboard.press("Tab");
  for (const scheme of ["light", "dark"] as const) {
    await showIn(page, scheme);
    expect(await hiddenFocus(page), scheme).toEqual([]);
  }
}

/** A layout has the least room at its own breakpoint. */
async function breakpoints(page: Page): Promise<readonly number[]> {
  const queries = (await page.content()).matchAll(/min-width: ?([\d.]+)rem/g);
  const widths = new Set([...queries].map(([, rem]) => Number(rem) * 16));
  expect(widths.size).toBeGreaterThan(1);
  return [...widths];
}

/** Runs in the page. */
function measureLayout(buttons: Element) {
  const root = document.documentElement;
  const { top, bottom, left, right } = buttons.getBoundingClientRect();
  const range = document.createRange();
  // Of each list, only the first item is measured: the others have the same columns.
  const textParents = "main :not(.unseen, li + li *), footer *";
  const textsBehindButtons = [...document.querySelectorAll(textParents)]
    .flatMap((each) => [...each.childNodes])
    .filter((part) => {
      range.selectNode(part);
      return (
        part.nodeType === Node.TEXT_NODE &&
        [...range.getClientRects()].some(
          (text) => text.height > 1 && text.left < right && text.right > left,
        )
      );
    })
    .map(({ textContent }) => textContent);
  const grids = [...document.querySelectorAll(".grid")].map((grid) => {
    const cards = [...grid.querySelectorAll("article")];
    const tops = cards.map((card) => Math.round(card.getBoundingClientRect().y));
    return tops.map((row) => tops.filter((top) => top === row).length);
  });
  // With text twice as large, and with text of the normal size.
  const widths = ["200%", ""].map((size) => {
    root.style.fontSize = size;
    return root.scrollWidth;
  });
  return {
    contentWidth: Math.max(...widths),
    areButtonsInView: top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth,
    /** At some scroll position, because both are in the same columns of pixels. */
    textsBehindButtons,
    unevenGrids: grids.filter((rows) => new Set(rows).size > 1),
  };
}
