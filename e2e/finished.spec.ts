/** What holds once a clinic has given every fact: only on the copy of scripts/finished-clinic.ts. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { checkSite } from "@/scripts/check-site/check-site";
import { budgets } from "@/scripts/export/budgets";
import { allPages, fileAt, siteFolder } from "./addresses";
import { expect, test } from "./fixtures";

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
