/** Every page on a phone: its first screen, its title, its buttons and its length. */
import type { Page } from "playwright/test";
import { contentIn, type SiteContent } from "@/site-content/content";
import { english, languages, type Language } from "@/site-content/languages";
import { allPages, sampledPages } from "./addresses";
import { edgesOf, expect, region, test, unfold, floatingContact } from "./fixtures";
import { smallTargets } from "./axe";

/** In px. The limits leave room, because the clinic’s texts may grow. */
const screen = 740;
const maxScreens = 11.5;
/** With people and photos of a whole clinic. */
const maxHome = 7_600;
const maxFooter = 700;

for (const language of languages) {
  const content = contentIn(language);
  const { concerns, services } = content;
  const pages = allPages.filter((each) => each.language === language);
  const guides = [...services, ...concerns].map(({ href }): string => href);

  test(`the first screen of every page says what to do: ${language.name} @phone @fonts`, async ({
    page,
  }) => {
    for (const shown of pages)
      await test.step(shown.address, async () => {
        const { path = "", address } = shown;
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        expect(await linesOfTitle(page)).toBeLessThanOrEqual(3);
        await expectRoomInHeader(page);
        const footer = await edgesOf(page.getByRole("contentinfo"));
        expect(footer.height).toBeLessThanOrEqual(maxFooter);
        if (path === "/") await expectHomeScreen(page, content);
        if (path === "/contact") await expectContactScreen(page, content);
        if (path === "/first-visit") await expectStoryScreen(page);
        if (guides.includes(path)) await expectGuideScreen(page);
        if (["/", "/first-visit", ...guides].includes(path))
          expect(await widthOfButton(page)).toBeGreaterThan(0.95);
        if (sampledPages.includes(shown)) {
          await expectFilledLink(page, language);
          await unfold(page);
          expect(await smallTargets(page)).toEqual([]);
          await expectBarAtFoot(page);
        }
      });
  });
}

for (const factor of [1.5, 2])
  test(`every page fits a phone with text of ${factor * 100} % @phone @fonts`, async ({ page }) => {
    for (const { address } of allPages)
      await test.step(address, async () => {
        await page.goto(address);
        await unfold(page);
        expect(await page.evaluate(textsOutsideOf, factor)).toEqual([]);
        const { width } = page.viewportSize()!;
        expect(await page.evaluate(widthOfPage)).toBeLessThanOrEqual(width);
      });
  });

const widthOfPage = () => document.documentElement.scrollWidth;

/** Enlarges every font; returns the texts that are not in the window. Runs in the page. */
function textsOutsideOf(factor: number) {
  const all = [...document.querySelectorAll<HTMLElement>("body, body *")];
  const sizes = all.map((each) => parseFloat(getComputedStyle(each).fontSize));
  for (const [index, { style }] of all.entries())
    style?.setProperty("font-size", `${sizes[index]! * factor}px`, "important");
  const range = document.createRange();
  // The quotes scroll sideways.
  return all
    .filter((each) => !each.closest("ul[tabindex], .unseen"))
    .flatMap((each) => [...each.childNodes])
    .filter((part) => {
      range.selectNode(part);
      return (
        part.nodeType === Node.TEXT_NODE &&
        [...range.getClientRects()].some(
          ({ width, left, right }) => width > 1 && (left < -1 || right > innerWidth + 1),
        )
      );
    })
    .map(({ textContent }) => textContent);
}

/** On the narrowest phone too. */
async function expectRoomInHeader(page: Page): Promise<void> {
  const header = page.getByRole("banner");
  const { width, height } = page.viewportSize()!;
  for (const narrow of [320, width]) {
    await page.setViewportSize({ width: narrow, height });
    const [tagline, language] = await header
      .locator(".brand__tagline, [hreflang]")
      .evaluateAll((all) =>
        all.map((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return range.getBoundingClientRect().toJSON() as DOMRect;
        }),
      );
    expect(language!.left - tagline!.right, `${narrow}`).toBeGreaterThan(24);
  }
}

async function expectHomeScreen(page: Page, content: SiteContent) {
  const { home } = content;
  const header = await edgesOf(page.getByRole("banner"));
  const bar = await edgesOf(floatingContact(page));
  expect(header.bottom + bar.height).toBeLessThanOrEqual(150);

  const points = region(page, home.startHeading).getByRole("link");
  expect((await edgesOf(points.nth(0))).height).toBeGreaterThanOrEqual(52);
  expect((await edgesOf(points.nth(1))).bottom).toBeLessThanOrEqual(bar.y);
  expect(await page.evaluate(heightOfPage)).toBeLessThanOrEqual(maxHome);
}

const heightOfPage = () => document.documentElement.scrollHeight;

/** The chat is in the bar. */
async function expectContactScreen(page: Page, content: SiteContent) {
  const { contact, contactPage, ui } = content;
  const main = page.getByRole("main");
  const call = main.getByRole("link", { name: contact.phone.text }).first();
  expect((await edgesOf(call)).height).toBeGreaterThanOrEqual(52);
  const chat = floatingContact(page).getByText(ui.chatShort);
  await expect(chat).toBeInViewport({ ratio: 1 });

  const rows = Object.values(contactPage.steps).map(async (step) => {
    const { y } = await edgesOf(main.getByText(step));
    return y;
  });
  const [row, ...others] = new Set(await Promise.all(rows));
  expect(others).toEqual([]);
  const form = await edgesOf(main.locator("form"));
  expect(row).toBeGreaterThan(form.bottom);
  const field = await edgesOf(main.getByRole("textbox").first());
  expect(field.y).toBeLessThan(590);
}

async function expectStoryScreen(page: Page): Promise<void> {
  const picture = page.getByRole("img");
  const first = page.getByRole("listitem").filter({ has: picture }).first();
  await expect(first.getByRole("img")).toBeInViewport({ ratio: 1 });
  const sentence = await edgesOf(first.getByRole("paragraph"));
  const bar = await edgesOf(floatingContact(page));
  expect(sentence.bottom).toBeLessThanOrEqual(bar.y);
}

async function expectGuideScreen(page: Page): Promise<void> {
  const main = page.getByRole("main");
  const picture = await edgesOf(main.getByRole("img").first());
  // A drawing has 4:3, and most pages crop it.
  expect(picture.width / picture.height).toBeGreaterThan(1.32);
  const button = await edgesOf(main.locator('a[href="#booking"]').first());
  expect(button.y).toBeGreaterThan(picture.y + picture.height);
  const bar = await edgesOf(floatingContact(page));
  expect(button.bottom).toBeLessThanOrEqual(bar.y);
  const height = await page.evaluate(heightOfPage);
  expect(height).toBeLessThanOrEqual(maxScreens * screen);
  const dangers = await edgesOf(page.locator(".when-not-to-wait"));
  expect(dangers.height).toBeLessThanOrEqual(0.95 * screen);
}

/** On Hindi pages, whose readers rather phone, it is the call. */
async function expectFilledLink(page: Page, language: Language) {
  const { home, ui } = contentIn(language);
  const filled = floatingContact(page).locator("[class*=--main]");
  // On the English /contact, nothing is filled.
  for (const each of await filled.all())
    await expect(each).toHaveText(language === english ? home.start : ui.call);
  if (language !== english) await expect(filled).toHaveCount(1);
}

/** The page does not end behind the bar. */
async function expectBarAtFoot(page: Page): Promise<void> {
  const bar = floatingContact(page);
  await expect(bar).toBeInViewport({ ratio: 1 });
  const viewport = page.viewportSize()!;
  const { x, y, width, height, bottom } = await edgesOf(bar);
  expect([x, bottom, width]).toEqual([0, viewport.height, viewport.width]);
  expect(height).toBeLessThanOrEqual(72);

  await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
  const last = page.getByRole("contentinfo").getByRole("link").last();
  expect((await edgesOf(last)).bottom).toBeLessThanOrEqual(y);
}

const linesOfTitle = (page: Page) =>
  page.getByRole("heading", { level: 1 }).evaluate((title) => {
    const { lineHeight } = getComputedStyle(title);
    return Math.round(title.clientHeight / Number.parseFloat(lineHeight));
  });

/** As a share of the width of its column. */
const widthOfButton = (page: Page) =>
  page
    .getByRole("main")
    .locator("a.button")
    .first()
    .evaluate((link) => {
      const column = link.closest(".wrapper")!;
      return link.clientWidth / column.clientWidth;
    });
