/** What the finished pages fetch for their islands, and when: nothing at load, React and one component at a touch. */
import type { Page, Request } from "playwright/test";
import { testimonials } from "@/content/testimonials";
import { expect, isScript, test } from "./fixtures";
import { FormPage } from "./form-page";
import { everyForm } from "./forms";
import { nextFrame } from "./seeing";

test.describe("an island", { tag: "@phone" }, () => {
  for (const sample of everyForm)
    test(`the first focus hydrates the ${sample.name} form of ${sample.address}, and fetches nothing else`, async ({
      page,
      parent,
      requests,
      pageErrors,
    }) => {
      await page.goto(sample.address, { waitUntil: "networkidle" });
      expect(requests.filter(isScript)).toEqual([]);
      const before = requests.length;
      const form = new FormPage(page, sample, parent);

      await form.control("parentName").focus();
      await form.hydrated();
      await page.waitForLoadState("networkidle");

      const scripts = addressesOf(requests.filter(isScript));
      expect(scripts).not.toEqual([]);
      expect(scripts.join()).not.toContain("swiper");
      // A lazy picture may come near as the field scrolls into view, and Firefox asks for the page's icons late.
      const others = addressesOf(requests.slice(before)).filter(
        (url) => !/\/(images|icons)\//.test(url),
      );
      expect(others).toEqual(scripts);
      await expect(form.control("parentName")).toBeFocused();
      // The page's own styles stand inside it; React brings none back.
      await expect(page.locator("head link[rel=stylesheet]")).toHaveCount(0);
      expect(pageErrors).toEqual([]);
    });

  test("the carousel is hydrated as it comes near", async ({
    page,
    requests,
    pageErrors,
  }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    expect(requests.filter(isScript)).toEqual([]);
    const { island, bullets } = carousel(page);

    await island.scrollIntoViewIfNeeded();

    await expect(bullets).toHaveCount(testimonials.length);
    const scripts = addressesOf(requests.filter(isScript));
    expect(scripts.filter((url) => url.includes("swiper"))).toHaveLength(1);
    expect(pageErrors).toEqual([]);
  });

  for (const connection of [{ saveData: true }, { effectiveType: "2g" }])
    test(`with ${JSON.stringify(connection)} only a touch hydrates the carousel`, async ({
      page,
      requests,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value });
      }, connection);
      await page.goto("/");
      const { island, bullets } = carousel(page);

      await island.scrollIntoViewIfNeeded();
      // What the page does when something comes into view, it has done two frames later.
      await nextFrame(page);
      await nextFrame(page);
      expect(requests.filter(isScript)).toEqual([]);

      await island.click();
      await expect(bullets.first()).toBeVisible();
    });
});

const addressesOf = (requests: readonly Request[]) =>
  requests.map((request) => request.url());

function carousel(page: Page) {
  const island = page.locator("[data-island^=carousel]");
  return { island, bullets: island.getByRole("button") };
}
