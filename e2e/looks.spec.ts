/** What can only be measured on the painted or printed page. Colours are in accessibility.spec.ts. */
import {
  addressText,
  phoneText,
} from "@/components/contact-links/contact-links";
import { services } from "@/content/services";
import { expect, test } from "./fixtures";
import { behindQuickButtons, quickButtons } from "./seeing";
import { allPaths } from "./addresses";
import { smallTargets } from "./targets";

const onPhone = { tag: "@phone" };
const onDesktop = { tag: "@desktop" };

for (const path of allPaths)
  test(`a finger finds everything on ${path}`, onPhone, async ({ page }) => {
    await page.goto(path);
    expect(await smallTargets(page)).toEqual([]);

    const quick = quickButtons(page);
    await expect(quick).toBeInViewport({ ratio: 1 });
    // A bar from edge to edge covers no words: the page is read above it.
    const viewport = page.viewportSize()!;
    const { x, y, width, height } = (await quick.boundingBox())!;
    expect([x, y + height, width]).toEqual([
      0,
      viewport.height,
      viewport.width,
    ]);
    expect(height).toBeLessThanOrEqual(72);

    await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
    const footer = (await page.getByRole("contentinfo").boundingBox())!;
    expect(footer.y + footer.height).toBeLessThanOrEqual(y);
  });

for (const path of ["/", "/contact"])
  test(
    `the bar on ${path} is away while a field is in use`,
    onPhone,
    async ({ page }) => {
      await page.goto(path);
      const field = page.locator("form").getByRole("textbox").first();
      await field.focus();
      await expect(quickButtons(page)).not.toBeInViewport();

      await field.blur();
      await expect(quickButtons(page)).toBeInViewport({ ratio: 1 });
    },
  );

for (const path of allPaths)
  test(
    `the chat button on ${path} covers no words`,
    onDesktop,
    async ({ page }) => {
      await page.goto(path);
      for (const width of [768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(quickButtons(page)).toBeInViewport({ ratio: 1 });
        expect(await behindQuickButtons(page)).toEqual([]);
      }
    },
  );

test("cards stand in even rows", onDesktop, async ({ page }) => {
  for (const path of ["/", "/service"]) {
    await page.goto(path);
    for (const width of [360, 640, 768, 1000, 1120, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const lists = await page.getByRole("article").evaluateAll((all) => {
        const top = (each: Element) => each.getBoundingClientRect().y;
        return [...new Set(all.map((each) => each.parentElement!))].map(
          (list) => [...list.children].map(top),
        );
      });
      const rows = lists.map((tops) =>
        [...new Set(tops)].map((top) => tops.filter((each) => each === top)),
      );
      for (const list of rows)
        expect(
          new Set(list.map(({ length }) => length)).size,
          `rows of one length on ${path} at ${width} px`,
        ).toBe(1);
    }
  }
});

test("icons take forced colours", onDesktop, async ({ page }) => {
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
});

// Only Chromium prints to a file.
const chromiumOnly = { tag: ["@desktop", "@chromium"] };

for (const { href, title } of services)
  test(`${title} prints on one page`, chromiumOnly, async ({ page }) => {
    await page.goto(href);

    const pdf = await page.pdf({ preferCSSPageSize: true });
    await page.emulateMedia({ media: "print" });

    const sides = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(sides).toHaveLength(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText(phoneText)).toBeVisible();
    await expect(footer.getByText(addressText())).toBeVisible();
    await expect(page.getByRole("navigation").first()).toBeHidden();

    const [ticked, other] = await page.getByRole("checkbox").all();
    await ticked!.check();
    await expect(ticked!).toBeVisible();
    await expect(other!).toBeHidden();
  });
