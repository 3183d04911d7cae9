/** What holds on every page; links, pictures and text left unfilled are checked after the build. */
import type { Page } from "playwright/test";
import { addressIn, english, languages } from "@/content-model/languages";
import { navigation } from "@/content/navigation";
import { contentIn } from "@/content-model/content";
import { addressesOf, expect, isScript, test } from "./fixtures";
import { allPages } from "./addresses";
import { expectNoViolation, showIn } from "./axe";
import { behindQuickButtons, quickButtons, readToTheEnd } from "./seeing";
import { hiddenFocus } from "./targets";

const { home, services, contact } = navigation;
const { serviceLinks: eachService } = contentIn(english);
const headerLinks = [home, services, ...eachService, contact];
const inHeader: readonly string[] = headerLinks.map(({ href }) => href);

const onDesktop = { tag: "@desktop" };

for (const { path, language, address } of allPages)
  test(
    `${address} is complete, accessible, asks nobody but this site and starts without script`,
    onDesktop,
    async ({ page, pageErrors, requests, baseURL }) => {
      const answer = await page.goto(address, { waitUntil: "networkidle" });
      expect(requests.filter(isScript)).toEqual([]);
      await expect(page.locator("script[src]")).toHaveCount(0);
      expect(answer?.status()).toBe(path === undefined ? 404 : 200);

      await test.step("it has a name, a language and every landmark", async () => {
        const { notFound, pages, site } = contentIn(language);
        const { title } = path === undefined ? notFound : pages[path];
        await expect(page).toHaveTitle(title);
        await expect(page.locator("html")).toHaveAttribute(
          "lang",
          language.tag,
        );
        await expect(page.getByText(site.welcome)).toBeVisible();
        for (const landmark of ["banner", "main", "contentinfo"] as const)
          await expect(page.getByRole(landmark)).toHaveCount(1);
      });

      await test.step("it leads to the same page in each other language, and back", async () => {
        for (const other of languages.filter((each) => each !== language)) {
          const link = page.getByRole("link", { name: other.name });
          await expect(link).toHaveAttribute(
            "href",
            addressIn(other, path ?? "/"),
          );
          await expect(link).toHaveAttribute("lang", other.tag);
        }
      });

      await test.step("its headings go down one level at a time", async () => {
        const levels = await page
          .getByRole("heading")
          .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
        expect(levels.filter((level) => level === 1)).toHaveLength(1);
        const jumps = levels.filter(
          (level, index) => level > (levels[index - 1] ?? 0) + 1,
        );
        expect(jumps).toEqual([]);
      });

      await test.step("the header marks it, and no other page", async () => {
        const marked = await page
          .locator('header [aria-current="page"]')
          .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
        const expected =
          path !== undefined && inHeader.includes(path) ? [address] : [];
        expect([...new Set(marked)]).toEqual(expected);
      });

      await test.step("it leaves the site only over a safe line", async () => {
        const links = await page.evaluate(() =>
          [...document.links].map(({ href }) => href),
        );
        const outside = links.filter((href) => !href.startsWith(`${baseURL}/`));
        expect(outside).not.toEqual([]);
        for (const href of outside) expect(href).toMatch(/^(https:\/\/|tel:)/);
      });

      await test.step("it never scrolls sideways", async () => {
        const widths = [320, ...(await breakpoints(page)), 1920];
        expect(await overflowingWidths(page, widths)).toEqual([]);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "200%";
        });
        const large = [320, 620, 896, 1140, 1920];
        expect(await overflowingWidths(page, large)).toEqual([]);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "";
        });
      });

      await test.step("its chat button covers no words", async () => {
        for (const width of [768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          await expect(quickButtons(page)).toBeInViewport({ ratio: 1 });
          expect(await behindQuickButtons(page)).toEqual([]);
        }
      });

      await readToTheEnd(page);
      const asked = addressesOf(requests);
      expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
      // The browser itself notes the status of the page.
      const isStatus = (error: string) =>
        path === undefined && error.includes("404");
      expect(pageErrors.filter((each) => !isStatus(each))).toEqual([]);

      // Each width and each scheme once: what a page is built of does not differ by colour.
      await test.step("axe finds nothing", async () => {
        await page.setViewportSize({ width: 320, height: 800 });
        await expectNoViolation(page, "light");
        // A translation has the colours and the build of the English page.
        if (language !== english) return;
        await page.setViewportSize({ width: 768, height: 800 });
        await expectNoViolation(page, "dark");
        await page.setViewportSize({ width: 1280, height: 800 });
        await expectNoViolation(page, "light");
      });

      if (language === english)
        await test.step("the focus shows in both schemes", async () => {
          // From the first Tab on, the browser shows where the focus is.
          await page.keyboard.press("Tab");
          for (const scheme of ["light", "dark"] as const) {
            await showIn(page, scheme);
            expect(await hiddenFocus(page), scheme).toEqual([]);
          }
        });
    },
  );

/** The widths of the window, in CSS pixels, at which the page is wider. */
async function overflowingWidths(page: Page, widths: readonly number[]) {
  const overflowing: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const contentWidth = () => document.documentElement.scrollWidth;
    if ((await page.evaluate(contentWidth)) > width) overflowing.push(width);
  }
  return overflowing;
}

/** The widths from which on a page is laid out in another way, in CSS pixels: there it has the least room. */
async function breakpoints(page: Page) {
  const queries = (await page.content()).matchAll(/min-width: ?([\d.]+)rem/g);
  const widths = new Set([...queries].map(([, rem]) => Number(rem) * 16));
  expect(widths.size).toBeGreaterThan(1);
  return [...widths];
}
