/** When the carousel fetches its scripts, how it moves, and how it scrolls without script. */
import type { Page } from "playwright/test";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { addressesOf, expect, isScript, test } from "./fixtures";

const { testimonials, ui } = contentIn(english);

test("the carousel fetches its scripts as it comes near @phone", async ({
  page,
  requests,
  pageErrors,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const { list, bullets } = carousel(page);
  await list.scrollIntoViewIfNeeded();
  await expect(bullets).toHaveCount(testimonials.entries.length);
  const scripts = addressesOf(requests.filter(isScript));
  expect(scripts.filter((url) => url.includes("swiper"))).toHaveLength(1);

  // Slides outside the frame are not in the accessibility tree.
  const slides = testimonials.entries.map((_, at) => list.locator("li").nth(at));
  const [frame, first, second] = await Promise.all(
    [list, slides[0]!, slides[1]!].map((each) => each.boundingBox()),
  );
  expect(first!.x).toBeCloseTo(frame!.x, 0);
  expect(first!.width).toBeCloseTo(frame!.width, 0);
  expect(second!.x - first!.x - first!.width).toBeCloseTo(30, 0);

  for (const index of [2, 1, 0]) {
    const name = ui.carousel.bullet
      .replace("{number}", `${index + 1}`)
      .replace("{count}", `${testimonials.entries.length}`);
    await expect(bullets.nth(index)).toHaveAccessibleName(name);
    await bullets.nth(index).click();

    await expect(slides[index]!).toBeInViewport({ ratio: 0.9 });
    await expect(bullets.nth(index)).toHaveAttribute("aria-current", "true");
    const item = list.getByRole("listitem");
    await expect(item).toHaveCount(1);
    await expect(item).toContainText(testimonials.entries[index]!.content);
  }

  await list.focus();
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    await expect(bullets.last()).toHaveAttribute("aria-current", "true", { timeout: 500 });
  }).toPass();
  expect(pageErrors).toEqual([]);
});

for (const connection of [{ saveData: true }, { effectiveType: "2g" }])
  test(`with ${JSON.stringify(connection)} the carousel waits for a touch @phone`, async ({
    page,
    requests,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    await page.goto("/");
    const { list, bullets } = carousel(page);

    await list.scrollIntoViewIfNeeded();
    // The observer of this assertion is called after that of the page.
    await expect(list).toBeInViewport();
    expect(requests.filter(isScript)).toEqual([]);

    await list.click();
    await expect(bullets.first()).toBeVisible();
  });

test.describe("without script @desktop", () => {
  test.use({ javaScriptEnabled: false });

  test("the keyboard scrolls the quotes", async ({ page }) => {
    await page.goto("/");
    const { list } = carousel(page);
    const { name, content } = testimonials.entries.at(-1)!;
    const last = list.locator("li").last().getByText(content);
    await list.scrollIntoViewIfNeeded();
    await expect(last).not.toBeInViewport();

    await list.focus();
    await expect(list).toBeFocused();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(last).toBeInViewport({ timeout: 250, ratio: 0.9 });
    }).toPass();

    await expect(list.locator("li").last().getByText(`~${name}`)).toBeInViewport();
  });
});

function carousel(page: Page) {
  const { list, bullets } = ui.carousel;
  return {
    list: page.getByRole("list", { name: list }),
    bullets: page.getByRole("group", { name: bullets }).getByRole("button"),
  };
}
