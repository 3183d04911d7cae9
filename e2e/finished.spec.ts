/** What holds once a clinic has given every fact: only on the copy of scripts/finished-clinic.ts. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { navigation } from "@/content/navigation";
import { speechTherapy } from "@/content/services/speech-therapy";
import { checkSite } from "@/scripts/check-site/check-site";
import { budgets } from "@/scripts/export/budgets";
import { allPages, fileAt, siteFolder } from "./addresses";
import { delayRequests, expect, test } from "./fixtures";
import { openUntilPainted } from "./paint";

// The files are the same in every engine and size.
const once = { tag: ["@desktop", "@chromium"] };

const shownPages = allPages.filter(({ path }) => path !== undefined);

test(
  "no page is too large, in another language than its own, or hard to read",
  once,
  () => {
    expect(checkSite(siteFolder)).toEqual({ errors: [], warnings: [] });
    for (const { address } of shownPages)
      expect(
        statSync(join(siteFolder, `${fileAt(address)}.br`)).size,
        address,
      ).toBeLessThan(budgets.html);
  },
);

test(
  "one, two or three people fill the row of a wide window",
  once,
  async ({ page }) => {
    for (const count of [3, 2, 1]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto("/");
      const row = page.locator(".people");
      await row.evaluate((list, count) => {
        while (list.children.length > count) list.lastElementChild!.remove();
      }, count);

      const all = (await row.boundingBox())!;
      const last = (await row.getByRole("listitem").last().boundingBox())!;
      expect(last.y, `${count}`).toBe(all.y);
      expect(last.x + last.width, `${count}`).toBeCloseTo(all.x + all.width, 0);
    }
  },
);

for (const address of ["/", speechTherapy.href, navigation.firstVisit.href])
  test(
    `${address} asks for each photo once, in the width in which it is shown`,
    { tag: ["@phone", "@chromium"] },
    async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/photos/")) asked.push(request.url());
      });
      // As on a slow connection: the browser may ask for a photo before it knows its place.
      const release = await delayRequests(
        page,
        (request) => request.resourceType() === "stylesheet",
      );
      await openUntilPainted(page, address);
      await expect.poll(() => asked).not.toEqual([]);
      release();
      await page.waitForLoadState("load");

      const photos = page.locator("img[srcset]:visible");
      for (const photo of await photos.all()) {
        await photo.scrollIntoViewIfNeeded();
        const current = () =>
          photo.evaluate((img: HTMLImageElement) => img.currentSrc);
        await expect.poll(current).toContain("/photos/");
        const [name, width] = (await current()).split(/-(?=\d+\.webp$)/);
        const { width: shown } = (await photo.boundingBox())!;
        expect(asked.filter((url) => url.startsWith(name!))).toHaveLength(1);
        // The files have 320, 640, 960 … pixels, and the screen two for each pixel of the page.
        expect(parseInt(width!) - 320, name).toBeLessThan(2 * shown);
      }
    },
  );
