/** Sizes and positions on the screen and in print. */
import type { Locator, Page } from "playwright/test";
import {
  addressText,
  phoneText,
} from "@/components/contact-links/contact-links";
import { contentIn } from "@/content-model/content";
import { addressIn, languages, type Language } from "@/content-model/languages";
import { sampledPages } from "./addresses";
import { expect, test, unfold } from "./fixtures";
import { smallTargets } from "./targets";
import { quickButtons } from "./visibility";

const onPhone = { tag: "@phone" };
const onDesktop = { tag: "@desktop" };

test(
  "touch targets are large enough, and the bar at the foot covers nothing",
  onPhone,
  async ({ page }) => {
    for (const { address } of sampledPages)
      await test.step(address, async () => {
        await page.goto(address);
        await unfold(page);
        expect(await smallTargets(page)).toEqual([]);

        const bar = quickButtons(page);
        await expect(bar).toBeInViewport({ ratio: 1 });
        const viewport = page.viewportSize()!;
        const { x, y, width, height } = (await bar.boundingBox())!;
        expect([x, y + height, width]).toEqual([
          0,
          viewport.height,
          viewport.width,
        ]);
        expect(height).toBeLessThanOrEqual(72);

        await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
        const last = page.getByRole("contentinfo").getByRole("link").last();
        const end = (await last.boundingBox())!;
        expect(end.y + end.height).toBeLessThanOrEqual(y);
      });
  },
);

test("the bar is out of view while a field has the focus; the chat button of a wide window stays in its place", async ({
  page,
}, { project }) => {
  const hasBar = project.name.endsWith("phone");
  for (const path of ["/", "/contact"]) {
    await page.goto(path);
    const buttons = quickButtons(page);
    const before = await buttons.boundingBox();
    const field = page.locator("form").getByRole("textbox").first();

    await field.focus();
    if (hasBar) await expect(buttons).not.toBeInViewport();
    else expect(await buttons.boundingBox()).toEqual(before);

    await field.blur();
    await expect(buttons).toBeInViewport({ ratio: 1 });
  }
});

test(
  "every row of a grid has the same number of cards",
  onDesktop,
  async ({ page }) => {
    for (const path of ["/", "/service"]) {
      await page.goto(path);
      for (const width of [360, 640, 768, 1000, 1120, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        for (const list of await page.locator(".grid").all()) {
          const rows = await rowsOf(list.getByRole("article"));
          const where = `${rows} cards in the rows of ${path} at ${width} px`;
          expect(new Set(rows).size, where).toBe(1);
        }
      }
    }
  },
);

test(
  "icons have the colour of their text when colours are forced",
  onDesktop,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/");

    const icons = await page.locator(".icon").evaluateAll((all) =>
      all.map((icon) => ({
        icon: getComputedStyle(icon).stroke,
        text: getComputedStyle(icon.parentElement!).color,
      })),
    );

    expect(icons.length).toBeGreaterThan(5);
    expect(icons.filter(({ icon, text }) => icon !== text)).toEqual([]);
  },
);

// Only Chromium prints to a file.
const chromiumOnly = { tag: ["@desktop", "@chromium"] };

for (const language of languages)
  test(
    `each page for print fits on one sheet: ${language.name}`,
    chromiumOnly,
    async ({ page }) => {
      const { concerns, services } = contentIn(language);
      const guides = [...services, ...concerns].map(({ href }) => href);
      for (const path of [...guides, "/first-visit"])
        await test.step(path, async () => {
          await page.emulateMedia({ media: null });
          await page.goto(addressIn(language, path));
          await expectPrinted(page, language);
          if (path === "/first-visit") {
            const steps = page.getByRole("listitem");
            const drawn = steps.filter({ has: page.getByRole("img") });
            return expect(await rowsOf(drawn)).toEqual([2, 2, 2]);
          }
          const [ticked, other] = await page.getByRole("checkbox").all();
          await ticked!.check();
          await expect(ticked!).toBeVisible();
          await expect(other!).toBeHidden();
        });
    },
  );

/**
 * Presses the print button, expects one sheet with the heading, phone and address, and leaves the page in print styles.
 */
async function expectPrinted(page: Page, language: Language) {
  const { doctorNotes, site } = contentIn(language);
  await page.evaluate("print = () => (document.title = 'printed')");
  // Service pages have the button in a folded part.
  const notes = page.locator("details:has([data-print]) > summary");
  for (const title of await notes.all()) await title.click();
  await page.getByRole("button", { name: doctorNotes.print }).click();
  await expect(page).toHaveTitle("printed");

  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.emulateMedia({ media: "print" });

  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(phoneText)).toBeVisible();
  await expect(footer.getByText(addressText(site))).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeHidden();
}

/** The number of elements in each row, from the top. */
async function rowsOf(all: Locator): Promise<readonly number[]> {
  const tops = await all.evaluateAll((elements) =>
    elements.map((each) => Math.round(each.getBoundingClientRect().y)),
  );
  return [...new Set(tops)].map(
    (top) => tops.filter((each) => each === top).length,
  );
}
